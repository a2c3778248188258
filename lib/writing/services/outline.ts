import 'server-only';
import { requesterOf } from '@/lib/access/requester.ts';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { requireHarmless } from '@/lib/safety/service.ts';
import { type Bounds, withinBounds } from '../bounds.ts';
import { settledModelWriter } from '../generation/choose-writer.ts';
import { gatherSources } from '../generation/gather-sources.ts';
import { writeFromSources } from '../generation/write-from-sources.ts';
import { throwAsAppError } from '../generation/writer-failure.ts';
import type { OutlineRequest, OutlineResponse } from '../schema.ts';
import type { Writer } from '../types.ts';
import { voiceIn } from '../voice-schema.ts';

/**
 * The outline of a blog that is not written yet, for its user to change and to write by. Costs nothing of the quota, but
 * is only for those who have some left. May take the time and the tokens that writing a blog may.
 * @throws AppError sign-in-required, subscription-required, unprocessable-input, writer-failed; the signal's reason
 */
export async function proposeOutline(
  actor: Actor,
  request: OutlineRequest,
  signal: AbortSignal,
): Promise<OutlineResponse> {
  await requireQuota((await generationTerms(actor)).claims);
  const model = await settledModelWriter();
  return withinBounds(signal, model, (bounds) => outlineWithin({ ...bounds, model }, actor, request));
}

async function outlineWithin(
  { signal, meter, model }: Bounds & { model: Writer | null },
  actor: Actor,
  request: OutlineRequest,
): Promise<OutlineResponse> {
  const { topic, length, language, advancedPrompting, tone, audience, pointOfView } = request;
  await requireHarmless([topic, advancedPrompting, ...voiceIn(request)], language, signal);
  const sources = await gatherSources(request, {
    model,
    signal,
    meter,
    requester: await requesterOf(actor),
    onEvent: () => undefined,
  });
  const wanted = {
    topic,
    length,
    language,
    instructions: advancedPrompting,
    signal,
    meter,
    tone,
    audience,
    pointOfView,
  };
  const { result, documents, note } = await writeFromSources(sources, model, (writer, used) =>
    writer.outline({ ...wanted, sources: used }),
  ).catch((error) => throwAsAppError(error));
  const found = documents.slice(sources.given).map(({ url, title }) => ({ url, title }));
  return { ...result, unreadableSources: sources.unreadable, foundSources: found, ...(note && { note }) };
}
