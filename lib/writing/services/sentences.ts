import 'server-only';
import type { Block } from '@/lib/article/tree.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { articleTexts, withTexts } from '@/lib/blogs/article-texts.ts';
import type { SentenceChanges } from '@/lib/blogs/editing/schema.ts';
import { changeSentences, type SentenceChange } from '@/lib/blogs/editing/sentence-changes.ts';
import { replaceText, requireRoom } from '@/lib/blogs/editing/service.ts';
import type { Language } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { allSentences, readText } from '../sentences.ts';
import { requireUnchanged } from './section.ts';

const kinds = (blocks: readonly Block[]) => blocks.map(({ type }) => type);

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** Whether a text after a change has its other sentences and blocks as before: a typed line may read as a list, say. */
function keepsOthers(before: string, after: string, { sentence, text }: SentenceChange, language: Language): boolean {
  const [was, is] = [readText(before), readText(after)];
  const [had, has] = [allSentences(was, language), allSentences(is, language)];
  const at = had.indexOf(sentence);
  if (at < 0 || (text && !isSame(kinds(was), kinds(is)))) return false;
  const added = text ? has.length - had.length + 1 : 0;
  return isSame(had.toSpliced(at, 1), has.toSpliced(at, added));
}

/**
 * Changes sentences of a blog as its owner's edit.
 * @throws AppError unprocessable-input for one that only the editor can change, conflict
 */
export async function editSentences(actor: Actor, blogId: string, { changes, basedOn }: SentenceChanges) {
  const { content, language } = await requireUnchanged(actor, blogId, basedOn);
  let texts = articleTexts(content);
  for (const change of changes) {
    const next = changeSentences(texts, [change]);
    const { [change.place]: before = '' } = texts;
    const { [change.place]: after = '' } = next.texts;
    if (next.unfit !== undefined || !keepsOthers(before, after, change, language)) {
      throw new AppError('unprocessable-input', sentence('editing.sentenceUnfit'));
    }
    texts = next.texts;
  }
  const { keyPoints = [], questions = [], ...text } = withTexts(content, texts);
  const lists = { keyPoints: keyPoints.filter(Boolean), questions: questions.filter(({ answer }) => answer) };
  return replaceText(actor, blogId, requireRoom({ ...text, ...lists }), basedOn);
}
