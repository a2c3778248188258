import { SCOPES, type Scope } from '@/lib/constants/scopes.ts';

/** What a secret of ours is, by its beginning: for scanners of leaked secrets, and to refuse others without a query. */
export const TOKEN_PREFIXES = { key: 'qck_', access: 'qca_', refresh: 'qcr_', code: 'qcc_' } as const;

/** Scopes in their order, each once. */
export const inOrder = (scopes: readonly Scope[]): Scope[] => SCOPES.filter((scope) => scopes.includes(scope));

/** The secret in an Authorization header, also a malformed or empty one; undefined with another scheme or none. */
export const bearerToken = (header: string | null): string | undefined =>
  /^bearer(?:\s+|$)(.*)$/i.exec(header ?? '')?.[1];
