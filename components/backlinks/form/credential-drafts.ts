import { useState } from 'react';
import type { PlatformName, Visibility } from '@/lib/constants/platforms.ts';

/** Input for one platform. It holds secrets, so it is kept in memory only. Apart from the forms, which load later. */
type CredentialDraft = {
  values: Readonly<Record<string, string>>;
  visibility: Visibility;
  remember: boolean;
  isReplacing: boolean;
};

const EMPTY: CredentialDraft = { values: {}, visibility: 'public', remember: false, isReplacing: false };

export function useCredentialDrafts() {
  const [drafts, setDrafts] = useState<Partial<Record<PlatformName, CredentialDraft>>>({});
  return {
    platformDraft: (platform: PlatformName) => drafts[platform] ?? EMPTY,
    change: (platform: PlatformName, changes: Partial<CredentialDraft>) =>
      setDrafts((current) => ({ ...current, [platform]: { ...EMPTY, ...current[platform], ...changes } })),
  };
}

export type CredentialDrafts = ReturnType<typeof useCredentialDrafts>;
