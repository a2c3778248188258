import type { LanguagePack, TopicReading } from './language-pack.ts';
import type { Chooser } from './seeded-choice.ts';
import { expand, slotsIn } from './template.ts';
import { HEADLINE_LIMIT, widthOf } from './topic-text.ts';

/** Longest topic phrase, in characters, that may stand in a section heading. */
const HEADING_TOPIC_LIMIT = 28;

/** Whether a headline that asks a question reads well in a pattern: alone, last, or before a colon. */
function suitsQuestion(pattern: string): boolean {
  return !pattern.includes('[headline]') || /\[headline\](?:\s*[:：]|$)/u.test(pattern);
}

/**
 * The article's title, at most 100 characters: one of the pack's patterns by seed, else the topic itself.
 *
 * @param entries for a list, how many entries the article has; else null
 */
export function writeHeadline(
  pack: LanguagePack,
  reading: TopicReading,
  slots: Readonly<Record<string, string>>,
  entries: number | null,
  choose: Chooser,
): string {
  const isChoice = reading.shape === 'list' && reading.listKind === 'choice';
  const isBroken =
    !reading.keepsHeadline || (reading.count !== null && (isChoice || reading.count !== entries));
  const patterns = pack.headlines[isChoice ? 'choice' : reading.shape].filter((pattern) => {
    const used = slotsIn(pattern);
    if (isBroken && used.includes('headline')) return false;
    if (/[?？]$/u.test(reading.headline) && !suitsQuestion(pattern)) return false;
    if (/[:：]/u.test(reading.headline) && /\[headline\]\s*[:：]/u.test(pattern)) return false;
    // "10 ways to …: 10 ideas" says it twice.
    return !(reading.count !== null && used.includes('headline') && used.includes('n'));
  });
  const own = { ...slots, headline: reading.headline, n: String(entries ?? '') };
  const first = choose.index('headline', patterns.length);
  const ordered = [...patterns.slice(first), ...patterns.slice(0, first)];
  for (const pattern of ordered) {
    const text = expand(pattern, `headline.${pattern}`, choose.index, (slot) =>
      slot in own ? (own[slot as keyof typeof own] ?? null) : null,
    );
    const title =
      text === null ? null : pack.style.headline(text.replace(/([?？])\s*[:：]/u, '$1'));
    if (title && [...title].length <= HEADLINE_LIMIT) return title;
  }
  return pack.style.headline(isBroken ? reading.subject : reading.headline);
}

/** A section's heading: one of the given, without the topic where the topic is long. */
export function writeHeading(
  headings: readonly string[],
  name: string,
  slots: Readonly<Record<string, string>>,
  choose: Chooser,
  capital: (text: string) => string,
): string {
  const topicFits = widthOf(slots.topic ?? '') <= HEADING_TOPIC_LIMIT;
  const usable = headings.filter((heading) => topicFits || !slotsIn(heading).includes('topic'));
  const heading = usable[choose.index(name, usable.length)] ?? headings[0] ?? '';
  return capital(expand(heading, name, choose.index, (slot) => slots[slot] ?? null) ?? '');
}
