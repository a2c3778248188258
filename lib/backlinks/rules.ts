import type { BacklinkStatus, PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { parseInput } from '@/lib/http/input.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';
import { CREDENTIALS, type Credentials } from './platforms/shared/credentials-schema.ts';

/** How often a submission is taken up before it is given up. */
export const MOST_TRIES = 5;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds until the next try, after so many whose outcome is unknown. */
export function retryDelay(tries: number): number {
  return Math.min(30_000 * 4 ** Math.max(0, tries - 1), HOUR_MS);
}

/** When a link is checked again, after so many checks: soon while it is new, then once a week. */
export function nextCheckDelay(checks: number): number {
  return [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS][checks - 1] ?? 7 * DAY_MS;
}

/**
 * Credentials as a platform's own schema wants them.
 * @throws AppError invalid-input with a sentence for the user
 */
export function parseCredentials(platform: PlatformName, given: unknown): Credentials {
  return parseInput(CREDENTIALS[platform], given ?? {});
}

/** The name that each platform gives to the general fields of a generation request (spec §3). */
const GENERAL_FIELDS: Readonly<
  Record<PlatformName, { platformUsername?: string; platformPassword?: string; customUrl?: string }>
> = {
  medium: { platformPassword: 'token', customUrl: 'storyUrl' },
  devto: { platformPassword: 'apiKey' },
  wordpress: { platformUsername: 'username', platformPassword: 'password', customUrl: 'url' },
  custom: { customUrl: 'url' },
  hashnode: { platformPassword: 'token', customUrl: 'host' },
  ghost: { platformPassword: 'adminApiKey', customUrl: 'url' },
  telegraph: { platformUsername: 'authorName', platformPassword: 'accessToken' },
};

/** A generation request's credentials under the platform's own names; undefined when none were given. */
export function generationCredentials({
  platform,
  credentials,
}: GenerationPlatform): Record<string, string> | undefined {
  const names: Readonly<Record<string, string | undefined>> = GENERAL_FIELDS[platform];
  const entries = Object.entries(credentials).filter(([, value]) => value);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [names[name] ?? name, value ?? '']));
}

/** What a check of a published page found. */
export type LinkFinding =
  | { kind: 'found'; rel: string; canonicalUrl: string | null }
  /** It is there, on a page that search engines are asked not to list, as previews of drafts are. */
  | { kind: 'unlisted'; rel: string; canonicalUrl: string | null }
  /** The page is there and does not link to us, or is there no more. */
  | { kind: 'absent'; reason: 'no-link' | 'no-page'; canonicalUrl: string | null }
  /** Nothing can be said: it could not be read. */
  | { kind: 'unreadable'; reason: string };

type Watched = {
  visibility: Visibility;
  status: BacklinkStatus;
  seenAt: Date | null;
  /** Since when the link is known to be gone. */
  lostAt?: Date | null;
  message: string;
};

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function foundMessage(rel: string): string {
  const isUnfollowed = /\b(nofollow|ugc|sponsored)\b/i.test(rel);
  return isUnfollowed
    ? 'Our link is there. The platform marks it so that search engines give it little weight.'
    : 'Our link is there.';
}

const DRAFT_MESSAGE = 'Saved there as a draft. The link counts once you publish it there; we look again.';

const UNLISTED_MESSAGE =
  'Our link is there, on a page that search engines are asked not to list (noindex), so it does not count yet. We look again.';

function absentMessage({ visibility, seenAt, message }: Watched, reason: 'no-link' | 'no-page', lostAt: Date): string {
  const what = reason === 'no-page' ? 'The page is not there any more' : 'The page does not link to us any more';
  if (seenAt) {
    return `${what}: seen last on ${DATE.format(seenAt)}, found gone on ${DATE.format(lostAt)}. Publish it there again if you want the link back.`;
  }
  if (visibility === 'draft') return DRAFT_MESSAGE;
  // What a form's page said after it was sent says more than we can.
  if (message && !/^(Sent|The page could not be looked at|Our link)/.test(message)) return message;
  return 'Sent, but our link is not to be seen there yet. We look again.';
}

/** What a finding makes of a submission: only a link that was seen is a success (spec §4). */
export function judgeFinding(backlink: Watched, finding: LinkFinding, now: Date) {
  if (finding.kind === 'unreadable') {
    return { message: `${backlink.seenAt ? 'Our link was there before. ' : ''}${finding.reason}` };
  }
  const { canonicalUrl } = finding;
  if (finding.kind === 'found') {
    const status: BacklinkStatus = 'success';
    const { rel } = finding;
    const message = foundMessage(rel);
    // Whatever it was posted as, it is public now.
    const visibility: Visibility = 'public';
    const link = { rel, canonicalUrl, seenAt: now, lostAt: null };
    return { status, message, visibility, postedAs: visibility, ...link };
  }
  if (finding.kind === 'unlisted') {
    const status: BacklinkStatus = 'submitted';
    const message = backlink.visibility === 'draft' ? DRAFT_MESSAGE : UNLISTED_MESSAGE;
    return { status, message, rel: finding.rel, canonicalUrl, seenAt: null, lostAt: null };
  }
  const status: BacklinkStatus = backlink.seenAt ? 'failed' : 'submitted';
  const lostAt = backlink.lostAt ?? now;
  return {
    status,
    message: absentMessage(backlink, finding.reason, lostAt),
    rel: null,
    canonicalUrl,
    ...(backlink.seenAt && { lostAt }),
  };
}

/** What is stored of a post that was sent. */
type Posted = { platformUrl: string | null; remoteId: string | null; postedAt: Date | null };

/** Whether a post is, as far as is known, on the platform. */
export function isPosted({ platformUrl, remoteId }: Posted): boolean {
  return platformUrl !== null || remoteId !== null;
}

/** Whether a blog's text was changed since it was last sent to where a post of it is. */
export function hasChangedSince(posted: Posted, { editedAt }: { editedAt: Date | null }): boolean {
  if (!isPosted(posted) || !posted.postedAt || !editedAt) return false;
  return editedAt > posted.postedAt;
}
