import type { Article, WritingEvent } from './types.ts';

export function emitArticle(
  { title, intro, sections, conclusion }: Article,
  emit: ((event: WritingEvent) => void) | undefined,
): void {
  const headings = sections.map(({ heading }) => heading);
  emit?.({ type: 'outline', title, headings });
  emit?.({ type: 'phase', phase: 'writing' });
  emit?.({ type: 'part', part: 'introduction', content: intro });
  for (const [index, section] of sections.entries()) {
    emit?.({ type: 'part', part: 'section', index, ...section });
  }
  emit?.({ type: 'part', part: 'conclusion', content: conclusion });
}
