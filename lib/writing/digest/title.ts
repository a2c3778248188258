import { shorten } from '../../research/pages/page-text.ts';
import type { Material } from './material.ts';

const LONGEST = 150;
/** What separates a page's title from the name of its site. */
const WITH_SITE = /\s[|–—-]\s/;

/**
 * The title of a digest: that of its page, where one under an open licence is all there is and its title speaks of the
 * topic; else the topic as it was typed, with a capital.
 */
export function titleOf(topic: string, { main, sections }: Material): string {
  const isAlone = sections.every(({ units }) => units.every(({ source }) => source === main));
  if (isAlone && main.license && !WITH_SITE.test(main.title)) return main.title;
  const line = topic.replace(/\s+/g, ' ').trim();
  const [first = ''] = line;
  const short = shorten(line, LONGEST);
  return (
    first.toLocaleUpperCase() + short.slice(first.length) + (short.length < line.length ? '…' : '')
  );
}
