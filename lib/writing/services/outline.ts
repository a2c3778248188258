import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import { generationTerms, requireQuota } from '@/lib/access/service.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import { tellAll } from '@/lib/http/answer-context.ts';
import { withModel } from '../generation/choose-writer.ts';
import { gatherSources, writeFromSources } from '../generation/gather-sources.ts';
import { judgedTexts, type OutlineRequest, type OutlineResponse } from '../schema.ts';

/** Plans the outline of a blog, for its user to edit. Uses no quota but needs some left. */
export async function proposeOutline(
  actor: Actor,
  request: OutlineRequest,
  signal: AbortSignal,
): Promise<OutlineResponse> {
  await requireQuota((await generationTerms(actor)).claims);
  const judged = { texts: judgedTexts(request), language: request.language };
  return withModel(signal, judged, async (model, bounds) => {
    const requester = await actorRequester(actor);
    const sources = await gatherSources(request, { ...bounds, model, requester, onEvent: () => undefined });
    const { result, documents, note } = await writeFromSources(sources, { model }, (writer, used) =>
      writer.outline({ ...request, ...bounds, sources: used }),
    );
    const pages = documents.slice(sources.given).filter((page) => !isByAuthor(page));
    const found = pages.map(({ url, title }) => ({ url, title }));
    const told = tellAll({ unreadableSources: sources.unreadable, ...(note && { note }) });
    return { ...result, ...told, foundSources: found };
  });
}
