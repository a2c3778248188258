import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { isEditedByPerson } from '@/lib/blogs/authorship/source-type.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { groundedSentences } from './parts.ts';
import type { Measure } from './schema.ts';

/** Counts the sentences that rest on the author's own answers, on pages only, and on neither. */
export function measureSources(blog: Blog): Measure {
  const counts = { 'On your answers': 0, 'On pages': 0, 'On neither': 0 };
  for (const { cited } of articleTexts(blog.content).flatMap((text) => groundedSentences(text, blog))) {
    counts[cited.some(isByAuthor) ? 'On your answers' : cited.length > 0 ? 'On pages' : 'On neither'] += 1;
  }
  const own = counts['On your answers'];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const mayBeAsked = blog.writer === 'model' && !isEditedByPerson(blog);
  return {
    name: 'sources',
    verdict: own === 0 && mayBeAsked ? 'notable' : 'counted',
    value: `${own > 0 ? own : 'None'} of ${all} sentences ${own === 1 ? 'rests' : 'rest'} on your own answers`,
    summary: 'A citation also covers the sentences before it in its paragraph.',
    details: Object.entries(counts).map(([label, count]) => ({ label, value: `${count}` })),
    findings: [],
  };
}

/** How much of a blog is its author's edit; none for texts that were edited before edits were counted. */
export function measureEditing(
  blog: Blog,
  editing: { seconds: number; changedWords: number | null } | null,
): Measure[] {
  if (!editing || (blog.editedAt && editing.changedWords === null)) return [];
  const { seconds, changedWords } = editing;
  const minutes = Math.round(seconds / 60);
  const time = minutes === 0 ? 'Less than a minute' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const asWritten = blog.visibility === 'draft' ? 'Not changed yet' : 'Published as written';
  const isEdited = seconds > 0 || Boolean(changedWords);
  const value = isEdited ? `${time} in the editor, ${changedWords ?? 0} % of the words changed` : asWritten;
  const summary = 'Time without pauses of over two minutes, and words that differ from the first text.';
  return [{ name: 'editing', verdict: 'counted', value, summary, details: [], findings: [] }];
}
