export const PROGRAM_MESSAGES = {
  about:
    'Programs and AI assistants can research, write, check and publish for you, within the limits of your account.',
  address: 'Add this address to an assistant that supports MCP. We ask you what it may do, so you need no key.',
  newKey: 'For scripts and programs that cannot connect by themselves. Choose only what they need.',
  nameMissing: 'Please enter a name.',
  nameLong: (most: number) => `Please use at most ${most} characters for the name.`,
  scopesMissing: 'Please choose what the key may do.',
  tooMany: (most: number) => `You have ${most} keys. Revoke one that you no longer use first.`,
  once: 'Copy your key now and keep it safe. It will not be shown again.',
  list: 'Programs that can act for you. A revoked one stops working at once.',
  empty: 'No keys or connections yet.',
  revoking: (name: string) => `“${name}” can no longer act for you. What it wrote stays. You cannot undo this.`,
  revoked: { title: 'Revoked', description: 'It stopped working at once.' },
  missing: 'This key or connection is revoked already.',
} as const;
