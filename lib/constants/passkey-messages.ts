export const PASSKEY_MESSAGES = {
  about: 'Sign in with your fingerprint, face or screen lock. Your other ways to sign in keep working.',
  signInFailed: 'Could not sign in with a passkey',
  addFailed: 'Could not add a passkey',
  canceled: 'No passkey was used: you canceled, it took too long, or this device has none for this site.',
  notAdded: 'No passkey was added: you canceled, or it took too long.',
  unsupported: 'This browser does not support passkeys here.',
  alreadyThere: 'This device already has a passkey for your account.',
  unknown: 'This passkey is not known here. It may have been removed. Please sign in another way.',
  refused: 'This passkey could not be verified. Please try again.',
  many: 'An account can have up to 20 passkeys. Remove one first.',
  added: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
  renamed: { title: 'Passkey renamed' },
  removing: 'It will no longer sign you in. You can still sign in another way.',
  removed: {
    title: 'Passkey removed',
    description: 'It no longer signs you in. You can delete it on your device, too.',
  },
} as const;
