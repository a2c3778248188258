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
 * The writer that puts an article together from what its sources say, word for word: pages under an open licence at
 * length, of others marked quotations of at most 300 words and a fifth of each. It needs no model, uses only pages in
 * the article's language, and cannot change one section afterwards. The same request always gives the same article.
 * Its methods throw WritingError 'refused' where the pages hold too little on the topic, UsedUpError where the other blogs
 * of its batch left too little; the signal's reason.
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
