/** What a program may do with an account, each named by what its user reads before they allow it. */
const SCOPES_IN_ORDER = {
  read: { label: 'Read', text: 'Read and search your blogs, drafts too, and follow their writing.' },
  write: { label: 'Write', text: 'Write new blogs as drafts, and edit and restyle yours, public ones too.' },
  publish: { label: 'Publish', text: 'Change who sees a blog, post it to other platforms, and delete it.' },
  check: { label: 'Check', text: 'Check texts against sources.' },
} as const;

export type Scope = keyof typeof SCOPES_IN_ORDER;

export const SCOPE_DETAILS: Readonly<Record<Scope, { label: string; text: string }>> = SCOPES_IN_ORDER;

export const scopeChoices = (scopes: readonly Scope[]) => scopes.map((value) => ({ value, ...SCOPE_DETAILS[value] }));

export const SCOPES = Object.keys(SCOPES_IN_ORDER) as [Scope, ...Scope[]];

/** Whether answers are kept for repeats: those of reads and checks may be large or a user's text, and change nothing. */
export const isKept = (scope?: string): boolean => scope === 'write' || scope === 'publish';

/** What a secret of ours is, by its beginning: for scanners of leaked secrets, and to refuse others without a query. */
export const TOKEN_PREFIXES = { key: 'qck_', access: 'qca_', refresh: 'qcr_', code: 'qcc_' } as const;
