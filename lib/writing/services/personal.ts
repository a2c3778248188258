import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { changeSentences } from '@/lib/blogs/editing/sentence-changes.ts';
import { replaceText, requireRoom } from '@/lib/blogs/editing/service.ts';
import { addAuthorAnswers } from '@/lib/blogs/mutations.ts';
import type { Blog, BlogSource } from '@/lib/blogs/schema.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { requireModerated } from '@/lib/safety/service.ts';
import { citedPages, citedSources, storedEvidence, withCited } from '../evidence/citations.ts';
import { authorEvidence, isSafeChange, paragraphsOf, quotedAnswers } from '../evidence/personal-changes.ts';
import { findSnapshots } from '../evidence/queries.ts';
import { settledModelWriter, withModel } from '../generation/choose-writer.ts';
import type { PersonalChanges, PersonalProposals, PersonalRequest } from '../outline-schema.ts';
import { judgedTexts } from '../schema.ts';
import { requireUnchanged } from './section.ts';

/** Proposes changes of paragraphs from what a blog's author answered, and stores nothing. @throws AppError conflict */
export async function proposeChanges(actor: Actor, blogId: string, wanted: PersonalRequest, signal: AbortSignal) {
  const { answers, basedOn } = wanted;
  const blog = await requireUnchanged(actor, blogId, basedOn);
  const { topic, length, language, locale, content } = blog;
  await countTry('section', [`user ${requireUser(actor).user.id}`]);
  const pages = citedPages(await findSnapshots(blogId), blog.sources);
  const { page, passages } = authorEvidence(answers, blog, pages);
  const judged = { texts: judgedTexts({ authorAnswers: answers }), language };
  return withModel(signal, judged, async (model, bounds): Promise<PersonalProposals> => {
    if (!model?.personalize) {
      const quoted = quotedAnswers(content, answers, passages);
      const proposals = quoted.filter((change) => isSafeChange(change, passages));
      return { proposals, unsafe: quoted.length - proposals.length, isQuoted: true };
    }
    const paragraphs = paragraphsOf(content);
    const article = { ...content, evidence: storedEvidence(blog.sources, pages), ...(locale && { locale }) };
    const request = { topic, length, language, sources: [...pages, page], ...bounds };
    const given = { article, paragraphs, passages };
    const texts = await model.personalize(request, given);
    const changes = paragraphs.map(({ place, text }, at) => ({ place, before: text, after: texts.get(at) ?? '' }));
    const proposals = changes.filter((change) => isSafeChange(change, passages));
    const changed = proposals.map(({ after }) => after);
    await requireModerated(changed, language, bounds.signal);
    return { proposals, unsafe: texts.size - proposals.length, isQuoted: false };
  });
}

/** Makes proposed changes; the cited answers become a source. @throws AppError conflict, unprocessable-input */
export async function makeChanges(actor: Actor, blogId: string, wanted: PersonalChanges): Promise<Blog> {
  const { answers, changes, basedOn } = wanted;
  const blog = await requireUnchanged(actor, blogId, basedOn);
  const { page, passages } = authorEvidence(answers, blog);
  const sentences = changes.map(({ place, before, after }) => ({ place, sentence: before, text: after }));
  const changed = changeSentences(articleTexts(blog.content), sentences);
  if (changed.unfit !== undefined || !changes.every((change) => isSafeChange(change, passages))) {
    throw new AppError('unprocessable-input', sentence('writing.changes.unfit'));
  }
  const told = passages.map(({ id, source, text }) => ({ number: id, source, quote: text }));
  const cited = [...blog.sources, ...citedSources(told, [page])];
  const citing = changed.texts.map((text) => ({ text, cited }));
  const next = withCited(blog.content, citing);
  const isKept = (source: BlogSource) =>
    !next.sources.some(({ url, quote }) => url === source.url && quote === source.quote);
  const top = Math.max(0, ...next.sources.map(({ number }) => number));
  const uncited = blog.sources.filter(isKept).map((source, at) => ({ ...source, number: top + at + 1 }));
  const quotes = next.sources.flatMap(({ url, quote }) => (url === page.url ? quote : []));
  const used = answers.filter(({ question }) =>
    passages.some(({ heading, text }) => heading === question && quotes.includes(text)),
  );
  const quoted = JSON.stringify(quotedAnswers(blog.content, answers, passages));
  const isQuoted = changes.every((change) => quoted.includes(JSON.stringify(change)));
  const model = isQuoted ? undefined : (await settledModelWriter())?.model;
  if (!isQuoted && !model) throw new AppError('unprocessable-input', sentence('writing.changes.modelGone'));
  const text = requireRoom({ ...next, sources: [...next.sources, ...uncited] });
  return replaceText(actor, blogId, text, basedOn, {
    model,
    also: (tx) => addAuthorAnswers(tx, blogId, authorEvidence(used, blog).page, used),
  });
}
