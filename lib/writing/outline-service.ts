import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { generationTerms, requireQuota } from '@/lib/access/service';
import type { OutlineRequest, OutlineResponse } from '@/lib/blogs/schema';
import { env } from '@/lib/env';
import { requireHarmless } from '@/lib/safety/service';
import { chooseWriter } from './choose-writer';
import { readSources } from './sources';
import { throwAsAppError } from './writer-failure';

/**
 * The outline of a blog that is not written yet, for its user to change and to write by. Costs nothing of the quota, but
 * is only for those who have some left.
 * @throws AppError sign-in-required, subscription-required, unprocessable-input, writer-failed; the signal's reason
 */
export async function proposeOutline(
  actor: Actor,
  { topic, length, language, sourceUrls, advancedPrompting }: OutlineRequest,
  signal: AbortSignal,
): Promise<OutlineResponse> {
  await requireQuota((await generationTerms(actor)).claims);
  await requireHarmless([topic, advancedPrompting], language, signal);
  const { documents, unreadable } = await readSources(sourceUrls, {
    signal,
    requester: actor.address,
    allowHosts: env().OUTBOUND_ALLOW_HOSTS,
  });
  const wanted = { topic, length, language, sources: documents, instructions: advancedPrompting };
  const outline = await chooseWriter(documents)
    .outline({ ...wanted, signal })
    .catch(throwAsAppError);
  return { ...outline, unreadableSources: unreadable };
}
