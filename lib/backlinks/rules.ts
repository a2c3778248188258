import type { BacklinkStatus, PlatformName, Visibility } from '@/lib/constants/platforms.ts';
import { parseInput } from '@/lib/http/input.ts';
import { note, say } from '@/lib/messages/catalogue.ts';
import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { CREDENTIAL_FORMS, type Credentials } from './platforms/shared/credential-forms.ts';

export const MAX_TRIES = 5;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds until the next try, after a number of tries with an unknown outcome. */
export const retryDelay = (tries: number): number => Math.min(30_000 * 4 ** Math.max(0, tries - 1), HOUR_MS);

/** Milliseconds until the next link check, after a number of checks: soon at first, then weekly. */
export const nextCheckDelay = (checks: number): number =>
  [MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, DAY_MS][checks - 1] ?? 7 * DAY_MS;

/** Credentials by a platform's schema. @throws invalid-input with a sentence for the user */
export const parseCredentials = (platform: PlatformName, given: unknown): Credentials =>
  parseInput(CREDENTIAL_FORMS[platform].schema, given ?? {});

export type LinkFinding =
  | { kind: 'found'; rel: string; canonicalUrl: string | null }
  /** On a noindex page, such as the preview of a draft. */
  | { kind: 'unlisted'; rel: string; canonicalUrl: string | null }
  /** The page does not link to us, or is gone. */
  | { kind: 'absent'; reason: 'no-link' | 'no-page'; canonicalUrl: string | null }
  | { kind: 'unreadable'; reason: string };

type Watched = {
  visibility: Visibility;
  status: BacklinkStatus;
  seenAt: Date | null;
  lostAt?: Date | null;
  message: string;
};

/** Starts of English messages that say nothing about a form that was sent; the last is of rows before this version. */
const PLAIN = /^(?:Sent|Our link|We could not read the page|The page could not be looked at)/;

function foundMessage(rel: string): string {
  const isUnfollowed = /\b(nofollow|ugc|sponsored)\b/i.test(rel);
  return note(isUnfollowed ? 'platforms.link.foundUnfollowed' : 'platforms.link.found');
}

function absentMessage({ visibility, seenAt, message }: Watched, reason: 'no-link' | 'no-page', lostAt: Date): string {
  if (seenAt) {
    const key = reason === 'no-page' ? 'platforms.link.pageGone' : 'platforms.link.linkGone';
    return note(key, { seen: seenAt, lost: lostAt });
  }
  if (visibility === 'draft') return note('platforms.link.draft');
  // A message about a form that was sent says more than we can.
  const isTelling = message && !PLAIN.test(say(SOURCE_LANGUAGE, message));
  return isTelling ? message : note('platforms.link.notYet');
}

/** Changes to a submission after a link check: only a link that was seen is a success (spec §4). */
export function judgeFinding(backlink: Watched, finding: LinkFinding, now: Date) {
  const { seenAt } = backlink;
  if (finding.kind === 'unreadable') {
    const { reason } = finding;
    return { message: seenAt ? note('platforms.link.wasThere', { problem: reason }) : reason };
  }
  const { canonicalUrl } = finding;
  if (finding.kind === 'found') {
    // A draft with a public page was published there.
    const visible = { visibility: 'public', postedAs: 'public' } as const;
    const { rel } = finding;
    const message = foundMessage(rel);
    return { status: 'success' as const, message, ...visible, rel, canonicalUrl, seenAt: now, lostAt: null };
  }
  if (finding.kind === 'unlisted') {
    const message = note(backlink.visibility === 'draft' ? 'platforms.link.draft' : 'platforms.link.unlisted');
    return { status: 'submitted' as const, message, rel: finding.rel, canonicalUrl, seenAt: null, lostAt: null };
  }
  const lostAt = backlink.lostAt ?? now;
  const message = absentMessage(backlink, finding.reason, lostAt);
  const status: BacklinkStatus = seenAt ? 'failed' : 'submitted';
  return { status, message, rel: null, canonicalUrl, ...(seenAt && { lostAt }) };
}

type Posted = { platformUrl: string | null; remoteId: string | null; postedAt: Date | null };

/** Whether a post is on the platform, as far as we know. */
export const isPosted = ({ platformUrl, remoteId }: Posted): boolean => platformUrl !== null || remoteId !== null;

export function hasChangedSince(posted: Posted, { editedAt }: { editedAt: Date | null }): boolean {
  if (!isPosted(posted) || !posted.postedAt || !editedAt) return false;
  return editedAt > posted.postedAt;
}
