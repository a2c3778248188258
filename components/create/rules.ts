import type { CustomImage } from '@/components/generation/request/generation-request.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS, MAX_TOPIC_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { VOICE_NAMES, type Voice } from '@/lib/constants/voice.ts';
import { CREATE_TEXTS } from './texts.ts';

/** A value that passed its rule, or the message for the user. */
export type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: Message };

/** The address in its one spelling (for comparing), or null when it is not an http(s) URL. */
function normalizedUrl(address: string): string | null {
  return isHttpUrl(address) ? new URL(address).href : null;
}

function checkWebAddress(address: string): Checked<string> {
  if (normalizedUrl(address) === null) return { ok: false, problem: CREATE_MESSAGES.urlInvalid };
  if (address.length > MAX_URL_CHARACTERS) return { ok: false, problem: CREATE_TEXTS.urlTooLong };
  return { ok: true, value: address };
}

/** Judges an address typed into the source box against those already listed (spec §5). Gives it trimmed. */
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

/** Judges the source link of an image; nothing typed means no link (spec §5). Gives it trimmed. */
export function checkImageLink(typed: string): Checked<string | null> {
  const address = typed.trim();
  return address === '' ? { ok: true, value: null } : checkWebAddress(address);
}

/**
 * What is wrong with a topic as it stands in the form, or null (spec §5).
 * @param typed not trimmed
 */
export function topicProblem(typed: string): string | null {
  const { length } = typed.trim();
  if (length === 0) return CREATE_MESSAGES.topicRequired;
  return length > MAX_TOPIC_CHARACTERS ? CREATE_MESSAGES.topicTooLong : null;
}

/** The problem of a topic that is shown while it is typed or pasted: that it is too long. */
export function shownTopicProblem(typed: string): string | null {
  return typed.trim() === '' ? null : topicProblem(typed);
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** The badge of 'Advanced Tools': "2 URLs, 1 image"; '' while it is empty. */
export function advancedToolsSummary(urls: readonly string[], images: readonly CustomImage[], voice: Voice): string {
  return [
    ...counted(urls.length, 'URL', 'URLs'),
    ...counted(images.length, 'image', 'images'),
    ...counted(images.filter(({ link }) => link !== null).length, 'link', 'links'),
    ...counted(VOICE_NAMES.filter((name) => voice[name].trim()).length, 'wish', 'wishes'),
  ].join(', ');
}
