import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { isEditedByPerson } from '@/lib/blogs/authorship/source-type.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { groundedSentences, scoreMessages } from './parts.ts';
import type { Measure } from './schema.ts';

/** Counts the sentences that rest on the author's own answers, on pages only, and on neither. */
export function measureSources(blog: Blog): Measure {
  const t = scoreMessages();
  const counts = { onAnswers: 0, onPages: 0, onNeither: 0 };
  for (const { cited } of articleTexts(blog.content).flatMap((text) => groundedSentences(text, blog))) {
    counts[cited.some(isByAuthor) ? 'onAnswers' : cited.length > 0 ? 'onPages' : 'onNeither'] += 1;
  }
  const own = counts.onAnswers;
  const all = own + counts.onPages + counts.onNeither;
  const mayBeAsked = blog.writer === 'model' && !isEditedByPerson(blog);
  return {
    name: 'sources',
    verdict: own === 0 && mayBeAsked ? 'notable' : 'counted',
    value: t('sources.value', { own, all }),
    summary: t('sources.summary'),
    details: (['onAnswers', 'onPages', 'onNeither'] as const).map((name) => ({
      label: t(`sources.${name}`),
      value: `${counts[name]}`,
    })),
    findings: [],
  };
}

/** How much of a blog is its author's edit; none for texts that were edited before edits were counted. */
export function measureEditing(
  blog: Blog,
  editing: { seconds: number; changedWords: number | null } | null,
): Measure[] {
  if (!editing || (blog.editedAt && editing.changedWords === null)) return [];
  const t = scoreMessages();
  const { seconds, changedWords } = editing;
  const value =
    seconds > 0 || changedWords
      ? t('editing.edited', { minutes: Math.round(seconds / 60), changed: changedWords ?? 0 })
      : t(blog.visibility === 'draft' ? 'editing.draft' : 'editing.published');
  return [{ name: 'editing', verdict: 'counted', value, summary: t('editing.summary'), details: [], findings: [] }];
}
