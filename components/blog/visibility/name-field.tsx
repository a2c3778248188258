import { useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { InputField } from '@/components/ui/input.tsx';
import { requestJson } from '@/lib/http/client.ts';

/** The name that signs all blogs of the account, as typed (docs/decisions/0123). */
export function useSignature() {
  const { user, refresh } = useAuth();
  const signed = user ? userSignature(user) : '';
  const [typed, setName] = useState<string>();
  const name = typed ?? signed;

  /** @throws ApiError, for a chosen name that was emptied too */
  async function saveName(): Promise<void> {
    const displayName = name.trim();
    if (displayName === signed) return;
    await requestJson('/api/account', { method: 'PATCH', body: { displayName } });
    await refresh();
  }
  return { field: { signed, name, setName: (next: string) => setName(next) }, saveName };
}

export type Signature = ReturnType<typeof useSignature>['field'];

export function NameField({ signed, name, setName, className }: Signature & { className?: string }) {
  const t = useTranslations('ownBlogs.name');
  return (
    <InputField
      label={t('label')}
      hint={t(signed ? 'hint' : 'hintUnsigned')}
      autoComplete="name"
      placeholder={t.common('anonymous')}
      value={name}
      onChange={setName}
      className={className}
    />
  );
}
