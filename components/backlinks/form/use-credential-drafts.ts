'use client';

import { useState } from 'react';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { type CredentialDraft, EMPTY_CREDENTIAL_DRAFT } from './credential-draft.ts';

/** What has been typed into the forms of all platforms. It never leaves memory, as it holds secrets. */
export function useCredentialDrafts() {
  const [drafts, setDrafts] = useState<Partial<Record<PlatformName, CredentialDraft>>>({});

  return {
    draftOf: (platform: PlatformName) => drafts[platform] ?? EMPTY_CREDENTIAL_DRAFT,
    change: (platform: PlatformName, changes: Partial<CredentialDraft>) =>
      setDrafts((current) => ({
        ...current,
        [platform]: { ...(current[platform] ?? EMPTY_CREDENTIAL_DRAFT), ...changes },
      })),
  };
}

/** The forms' contents and how to change them. */
export type CredentialDrafts = ReturnType<typeof useCredentialDrafts>;
