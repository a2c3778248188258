import type { CustomImage } from '@/components/generation/request.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS, MAX_TOPIC_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { WISH_NAMES, type Wishes } from '@/lib/constants/options.ts';
import { CREATE_TEXTS } from './texts.ts';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: Message };

/** The normalized URL for comparisons, or null if it is not http(s). */
const normalizedUrl = (address: string): string | null => (isHttpUrl(address) ? new URL(address).href : null);

function checkWebAddress(address: string): Checked<string> {
  if (normalizedUrl(address) === null) return { ok: false, problem: CREATE_MESSAGES.urlInvalid };
  if (address.length > MAX_URL_CHARACTERS) return { ok: false, problem: CREATE_TEXTS.urlTooLong };
  return { ok: true, value: address };
}

export function checkSourceUrl(typed: string, listed: readonly string[]): Checked<string> {
  const address = typed.trim();
  if (address === '') return { ok: false, problem: CREATE_MESSAGES.urlEmpty };
  const checked = checkWebAddress(address);
  if (!checked.ok) return checked;
  const isListed = listed.some((other) => normalizedUrl(other) === normalizedUrl(address));
  if (isListed) return { ok: false, problem: CREATE_MESSAGES.urlDuplicate };
  if (listed.length >= MAX_SOURCE_URLS) return { ok: false, problem: CREATE_TEXTS.urlsFull };
  return checked;
}

/** Checks the source link of an image (spec §5) and trims it; empty means no link. */
export function checkImageLink(typed: string): Checked<string | null> {
  const address = typed.trim();
  return address === '' ? { ok: true, value: null } : checkWebAddress(address);
}

export function topicProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return CREATE_MESSAGES.topicRequired;
  return length > MAX_TOPIC_CHARACTERS ? CREATE_MESSAGES.topicTooLong : null;
}

/** The fault shown while typing: only a topic that is too long. */
export const shownTopicProblem = (typed: string): string | null => (typed.trim() === '' ? null : topicProblem(typed));

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** The badge of 'Advanced Tools': "2 URLs, 1 image"; '' while it is empty. */
export const advancedToolsSummary = (urls: readonly string[], images: readonly CustomImage[], wishes: Wishes): string =>
  [
    ...counted(urls.length, 'URL', 'URLs'),
    ...counted(images.length, 'image', 'images'),
    ...counted(images.filter(({ link }) => link !== null).length, 'link', 'links'),
    ...counted(WISH_NAMES.filter((name) => wishes[name].trim()).length, 'wish', 'wishes'),
  ].join(', ');
