/** What a program may do with an account. */
export const SCOPES = ['read', 'write', 'publish', 'check'] as const;

export type Scope = (typeof SCOPES)[number];

/** Scopes with what their user reads before they allow them. @param t translator of `programs` */
export const scopeChoices = (scopes: readonly Scope[], t: (key: `scopes.${Scope}.${'label' | 'text'}`) => string) =>
  scopes.map((value) => ({ value, label: t(`scopes.${value}.label`), text: t(`scopes.${value}.text`) }));

/** Whether answers are kept for repeats: those of reads and checks may be large or a user's text, and change nothing. */
export const isKept = (scope?: string): boolean => scope === 'write' || scope === 'publish';

/** What a secret of ours is, by its beginning: for scanners of leaked secrets, and to refuse others without a query. */
export const TOKEN_PREFIXES = { key: 'qck_', access: 'qca_', refresh: 'qcr_', code: 'qcc_' } as const;
