import { WRITER_TEXTS } from '@/lib/constants/writer-messages.ts';
import { isInLanguage } from '../../text/language-check.ts';
import { emitArticle } from '../emit-article.ts';
import type { Article, Writer, WritingRequest } from '../types.ts';
import { composeDigest, digestOutline, hasDigests } from './compose.ts';
import { doubtfulSources, materialOn } from './material.ts';
import { allForeign, FOREIGN, nothingOn, tooLittle, usedUp } from './too-little.ts';

async function compose(request: WritingRequest): Promise<Article> {
  const { topic, language, length, sources, signal, onEvent } = request;
  const verdicts = await Promise.all(sources.map((source) => isInLanguage(source, language)));
  signal.throwIfAborted();
  const own = sources.filter((_, at) => verdicts[at]);
  const material = materialOn(request, own);
  if (!material) {
    if (hasDigests(request)) throw usedUp(0, length);
    if (own.some(({ isGiven }) => isGiven)) throw tooLittle(0, length);
    throw sources.some(({ isGiven }) => isGiven) ? allForeign() : nothingOn(topic);
  }
  const unused = sources.filter((source) => !own.includes(source)).map(({ url }) => ({ url, reason: FOREIGN }));
  const reason = WRITER_TEXTS.doubtfulSource;
  const doubtful = doubtfulSources(request, own);
  for (const { url, title } of doubtful) {
    onEvent?.({ type: 'page', url, title, status: 'read', reason });
  }
  return {
    ...composeDigest(request, material),
    ...(unused.length > 0 && { unused }),
    ...(doubtful.length > 0 && { doubtful: doubtful.map(({ url }) => ({ url, reason })) }),
  };
}

/**
 * A writer without a model: composes an article verbatim from pages in its language, with at most 300 words and a fifth of
 * each page without an open license. The same request always gives the same article.
 * Its methods throw WritingError 'refused' for too little material, UsedUpError where the other blogs of its batch left too
 * little, or the signal's reason.
 */
export function createDigestWriter(): Writer {
  return {
    kind: 'digest',
    write: async (request) => {
      request.onEvent?.({ type: 'phase', phase: 'planning' });
      const article = await compose(request);
      emitArticle(article, request.onEvent);
      return article;
    },
    outline: async (request) => digestOutline(await compose(request), request.language),
  };
}
