import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { changeSentences } from '@/lib/blogs/editing/sentence-changes.ts';
import { replaceText } from '@/lib/blogs/editing/service.ts';
import { addAuthorAnswers } from '@/lib/blogs/mutations.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { requireHarmless, requireModerated } from '@/lib/safety/service.ts';
import { type Bounds, withinBounds } from '../bounds.ts';
import { throwAsAppError } from '../errors.ts';
import { citedPages, citedSources, renumber, storedEvidence } from '../evidence/citations.ts';
import { authorEvidence, isSafeChange, paragraphsOf, quotedAnswers } from '../evidence/personal-changes.ts';
import { findSnapshots } from '../evidence/queries.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import type { AuthorAnswer } from '../outline-schema.ts';
import type { PersonalChanges, PersonalProposals, PersonalRequest } from '../personal-schema.ts';
import { judgedTexts } from '../schema.ts';
import type { Writer } from '../types.ts';
import { replacedTexts, requireUnchanged } from './section.ts';

const UNFIT = 'These changes do not fit the text anymore. Nothing was changed. Please ask for them again.';

/** Proposes changes of paragraphs from what a blog's author answered, and stores nothing. @throws AppError conflict */
export async function proposeChanges(
  actor: Actor,
  blogId: string,
  { answers, basedOn }: PersonalRequest,
  signal: AbortSignal,
): Promise<PersonalProposals> {
  const blog = await requireUnchanged(actor, blogId, basedOn);
  await countTry('section', [`user ${requireUser(actor).user.id}`]);
  const model = await settledModelWriter();
  return withinBounds(signal, model, async (bounds) => {
    await requireHarmless(judgedTexts({ authorAnswers: answers }), blog.language, bounds.signal);
    if (model?.personalize) return proposeWith(model.personalize, blog, answers, bounds);
    const { passages } = authorEvidence(answers, blog);
    return { proposals: quotedAnswers(blog.content, answers, passages), unsafe: 0, isQuoted: true };
  });
}

async function proposeWith(
  personalize: NonNullable<Writer['personalize']>,
  blog: Blog,
  answers: AuthorAnswer[],
  { signal, meter }: Bounds,
): Promise<PersonalProposals> {
  const { topic, length, language, locale, content } = blog;
  const pages = citedPages(await findSnapshots(blog.id), blog.sources);
  const { page, passages } = authorEvidence(answers, blog, pages);
  const paragraphs = paragraphsOf(content);
  const article = { ...content, evidence: storedEvidence(blog.sources, pages), ...(locale && { locale }) };
  const request = { topic, length, language, authorAnswers: answers, sources: [...pages, page], signal, meter };
  const texts = await personalize(request, { article, paragraphs, passages }).catch((error) => throwAsAppError(error));
  const proposals = paragraphs.flatMap(({ place, text: before }, at) => {
    const change = { place, before, after: texts.get(at) ?? '' };
    return isSafeChange(change, passages) ? [change] : [];
  });
  const changed = proposals.map(({ after }) => after);
  await requireModerated(changed, language, signal);
  return { proposals, unsafe: texts.size - proposals.length, isQuoted: false };
}

/** Makes proposed changes; the cited answers become a source. @throws AppError conflict, unprocessable-input */
export async function makeChanges(
  actor: Actor,
  blogId: string,
  { answers, changes, basedOn }: PersonalChanges,
): Promise<Blog> {
  const blog = await requireUnchanged(actor, blogId, basedOn);
  const { page, passages } = authorEvidence(answers, blog);
  const wanted = changes.map(({ place, before, after }) => ({ place, sentence: before, text: after }));
  const { texts, unfit } = changeSentences(articleTexts(blog.content), wanted);
  if (unfit !== undefined || !changes.every((change) => isSafeChange(change, passages))) {
    throw new AppError('unprocessable-input', UNFIT);
  }
  const told = passages.map(({ id, source, text }) => ({ number: id, source, quote: text }));
  const known = [...blog.sources, ...citedSources(told, [page])];
  const citing = texts.map((text) => ({ text, cited: known }));
  const { texts: numbered, cited } = renumber(citing, ({ url, quote = '' }) => `${url} ${quote}`);
  const isUsed = ({ answer }: AuthorAnswer) =>
    cited.some(({ url, quote }) => url === page.url && quote && answer.includes(quote));
  const used = answers.filter(isUsed);
  const source = authorEvidence(used, blog).page;
  const questions = used.map(({ question }) => question);
  return replaceText(actor, blogId, replacedTexts(blog.content, numbered, cited), basedOn, {
    model: (await settledModelWriter())?.model,
    also: (tx) => addAuthorAnswers(tx, blogId, source, questions),
  });
}
