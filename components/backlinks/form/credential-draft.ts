import type { Visibility } from '@/lib/constants/platforms.ts';

/** What has been entered for one platform. It is stored in memory only, as it holds secrets. */
export type CredentialDraft = {
  values: Readonly<Record<string, string>>;
  visibility: Visibility;
  remember: boolean;
  /** Whether others are to be entered although some are remembered. */
  isReplacing: boolean;
};

/** A form nobody has touched. */
export const EMPTY_CREDENTIAL_DRAFT: CredentialDraft = {
  values: {},
  visibility: 'public',
  remember: false,
  isReplacing: false,
};

/** Credentials by their names in the request. */
export type GivenCredentials = Readonly<Record<string, string>>;
