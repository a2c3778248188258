import type { CustomImage } from '@/components/generation/request.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import { MAX_SOURCE_URLS, MAX_TOPIC_CHARACTERS, MAX_URL_CHARACTERS } from '@/lib/constants/limits.ts';
import { WISH_NAMES, type Wishes } from '@/lib/constants/options.ts';
import { listFormat, type Translator } from '@/lib/messages/translator.ts';
import type { KeyIn, TitledIn } from '@/lib/messages/types.ts';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; problem: TitledIn<'create.sources'> };

/** The normalized URL for comparisons, or null if it is not http(s). */
const normalizedUrl = (address: string): string | null => (isHttpUrl(address) ? new URL(address).href : null);

function checkWebAddress(address: string): Checked<string> {
  if (normalizedUrl(address) === null) return { ok: false, problem: 'invalid' };
  if (address.length > MAX_URL_CHARACTERS) return { ok: false, problem: 'tooLong' };
  return { ok: true, value: address };
}

export function checkSourceUrl(typed: string, listed: readonly string[]): Checked<string> {
  const address = typed.trim();
  if (address === '') return { ok: false, problem: 'empty' };
  const checked = checkWebAddress(address);
  if (!checked.ok) return checked;
  const isListed = listed.some((other) => normalizedUrl(other) === normalizedUrl(address));
  if (isListed) return { ok: false, problem: 'duplicate' };
  if (listed.length >= MAX_SOURCE_URLS) return { ok: false, problem: 'full' };
  return checked;
}

/** Checks the source link of an image (spec §5) and trims it; empty means no link. */
export function checkImageLink(typed: string): Checked<string | null> {
  const address = typed.trim();
  return address === '' ? { ok: true, value: null } : checkWebAddress(address);
}

export function topicProblem(typed: string): KeyIn<'create'> | null {
  const { length } = typed.trim();
  if (length === 0) return 'topic.required';
  return length > MAX_TOPIC_CHARACTERS ? 'topic.tooLong' : null;
}

/** The fault shown while typing: only a topic that is too long. */
export const shownTopicProblem = (typed: string) => (typed.trim() === '' ? null : topicProblem(typed));

/** The badge of 'Advanced Tools': "2 URLs, 1 image"; '' while it is empty. */
export function advancedToolsSummary(
  urls: readonly string[],
  images: readonly CustomImage[],
  wishes: Wishes,
  t: Translator<'create'>,
): string {
  const counts = {
    urls: urls.length,
    images: images.length,
    links: images.filter(({ link }) => link !== null).length,
    wishes: WISH_NAMES.filter((name) => wishes[name].trim()).length,
  };
  const parts = (['urls', 'images', 'links', 'wishes'] as const).filter((name) => counts[name] > 0);
  return listFormat(t.language, { type: 'unit' }).format(
    parts.map((name) => t(`tools.${name}`, { count: counts[name] })),
  );
}
