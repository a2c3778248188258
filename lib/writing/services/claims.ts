import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import { type Actor, requireScope, requireUser } from '@/lib/auth/actor.ts';
import { env } from '@/lib/env.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { outcomeProgress, readPages } from '@/lib/research/sources.ts';
import { requireModerated } from '@/lib/safety/service.ts';
import { documentLanguage } from '@/lib/text/language-check.ts';
import type { ClaimsAnswer, ClaimsRequest } from '../claims.ts';
import { unmarked } from '../evidence/citations.ts';
import { withModel } from '../generation/choose-writer.ts';
import { allSentences, readText } from '../sentences.ts';

/**
 * Checks every sentence of a text against the given sources alone, and stores nothing.
 * @throws AppError unprocessable-input without a model, or where no source can be read
 */
export async function checkClaims(actor: Actor, asked: ClaimsRequest, gone: AbortSignal): Promise<ClaimsAnswer> {
  requireScope(actor, 'check');
  await countTry('claims', [`user ${requireUser(actor).user.id}`]);
  const { text, language = documentLanguage({ text }) } = asked;
  const sentences = readText(text).flatMap((block) =>
    block.type === 'code' ? block.value : allSentences([block], language),
  );
  // Every few cost a call.
  if (sentences.length > 300) throw new AppError('unprocessable-input', sentence('checkErrors.claims.tooMany'));
  return withModel(gone, { texts: [text], language }, async (model, bounds) => {
    if (!model?.checkClaims) throw new AppError('unprocessable-input', sentence('checkErrors.claims.needsModel'));
    const { signal } = bounds;
    const reading = { signal, requester: await actorRequester(actor), allowHosts: env().OUTBOUND_ALLOW_HOSTS };
    const given = asked.sources.map((source) => ('url' in source ? source.url : { url: '', ...source }));
    const read = await readPages(given, { ...reading, subject: text });
    const sources = read.flatMap((outcome, at) => ('page' in outcome ? { number: at + 1, ...outcome.page } : []));
    const unreadableSources = read.flatMap((outcome) => ('unreadable' in outcome ? outcome.unreadable : []));
    if (sources.length === 0) {
      const reasons = unreadableSources.map((source) => note('generation.aboutPage', source));
      const none = sentence('checkErrors.claims.noneReadable', { reasons });
      throw new AppError('unprocessable-input', none, { unreadableSources });
    }
    const request = { topic: '', length: 'small' as const, language, sources, ...bounds };
    const { judged, isWhole } = await model.checkClaims(request, sentences.map(unmarked));
    const corrections = [...judged.values()].map(({ correction }) => correction);
    await requireModerated(corrections, language, signal);
    const unchecked = sentences.length - judged.size;
    const notes = [
      unchecked > 0 && tell(sentence('checkErrors.claims.unchecked', { count: unchecked })),
      !isWhole && tell(sentence('checkErrors.claims.inParts')),
    ];
    return {
      sentences: sentences.map((sentence, at) => {
        const { passage, ...judgment } = judged.get(at) ?? { verdict: 'unchecked' };
        return { sentence, ...judgment, ...(passage && { source: passage.source, passage: passage.text }) };
      }),
      sources: read.map(outcomeProgress).map(({ title, url, reason }, at) => {
        return { number: at + 1, title, ...(url && { url }), ...(reason && { problem: tell(reason) }) };
      }),
      notes: notes.filter((note) => note !== false),
    };
  });
}
