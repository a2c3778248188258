import type { Article } from '../types.ts';
import type { WritingEvent } from './schema.ts';

/** Tells an article that was written at once, part by part in reading order. */
export function tellArticle(
  { title, intro, sections, conclusion }: Article,
  tell: ((event: WritingEvent) => void) | undefined,
): void {
  const headings = sections.map(({ heading }) => heading);
  tell?.({ type: 'outline', title, headings });
  tell?.({ type: 'phase', phase: 'writing' });
  tell?.({ type: 'part', part: 'introduction', content: intro });
  for (const [index, section] of sections.entries()) {
    tell?.({ type: 'part', part: 'section', index, ...section });
  }
  tell?.({ type: 'part', part: 'conclusion', content: conclusion });
}
