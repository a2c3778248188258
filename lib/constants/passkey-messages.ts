export const PASSKEY_MESSAGES = {
  about: 'Sign in with your fingerprint, face or screen lock. Your other ways to sign in keep working.',
  addFailed: 'Could not add a passkey',
  added: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
  renamed: { title: 'Passkey renamed' },
  removing: 'It will no longer sign you in. You can still sign in another way.',
  removed: {
    title: 'Passkey removed',
    description: 'It no longer signs you in. You can delete it on your device, too.',
  },
} as const;
