import { useState } from 'react';
import { signatureOf, useAuth } from '@/components/auth/session/auth-context.ts';
import { requestJson } from '@/lib/http/client.ts';

/** The name that signs all blogs of the account, as typed (docs/decisions/0123). */
export function useSignature() {
  const { user, refresh } = useAuth();
  const signed = user ? signatureOf(user) : '';
  const [typed, setName] = useState<string>();
  const name = typed ?? signed;

  /** Throws what `requestJson` throws, for a chosen name that was emptied too. */
  async function saveName(): Promise<void> {
    const displayName = name.trim();
    if (displayName === signed) return;
    await requestJson('/api/account', { method: 'PATCH', body: { displayName } });
    await refresh();
  }
  return { field: { signed, name, setName: (next: string) => setName(next) }, saveName };
}

export type Signature = ReturnType<typeof useSignature>['field'];
