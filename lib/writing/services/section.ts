import 'server-only';
import { type Actor, requireUser } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { changedElsewhere, replaceText } from '@/lib/blogs/editing/service.ts';
import { getOwnBlog } from '@/lib/blogs/reading/service.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import type { SourceDocument } from '@/lib/research/types.ts';
import { requireModerated } from '@/lib/safety/service.ts';
import { titledFor } from '../author-source.ts';
import type { Bounds } from '../bounds.ts';
import type { SectionChangeRequest } from '../change-schema.ts';
import { citedPages, citedSources, storedEvidence, withCited } from '../evidence/citations.ts';
import { findKeptVoice, findSnapshots } from '../evidence/queries.ts';
import { withModel } from '../generation/choose-writer.ts';
import { ownVoice } from '../generation/write-blog.ts';
import type { Writer, WritingRequest } from '../types.ts';

/** An own blog as it was at `basedOn`. @throws AppError conflict */
export async function requireUnchanged(actor: Actor, blogId: string, basedOn: string): Promise<Blog> {
  const blog = await getOwnBlog(actor, blogId);
  if (new Date(basedOn).getTime() !== new Date(blog.updatedAt).getTime()) throw changedElsewhere();
  return blog;
}

/**
 * Rewrites, expands or shortens one section of a blog; the earlier text goes into the history.
 * @param place the section's index from 0, from the address
 * @throws AppError conflict when the blog was changed since `basedOn`
 */
export async function changeSection(
  actor: Actor,
  blogId: string,
  place: string,
  { basedOn, useVoice, ...change }: SectionChangeRequest,
  signal: AbortSignal,
): Promise<Blog> {
  const blog = await requireUnchanged(actor, blogId, basedOn);
  const index = placeIn(blog, place);
  await countTry('section', [`user ${requireUser(actor).user.id}`]);
  const pages = titledFor(citedPages(await findSnapshots(blogId), blog.sources), blog);
  const voice = useVoice ? ((await findKeptVoice(blogId)) ?? (await ownVoice(requireUser(actor).user))) : undefined;
  const judged = { texts: [change.instruction], language: blog.language };
  return withModel(signal, judged, async (model, bounds) => {
    const rewritten = await rewrite(blog, pages, index, change, { ...bounds, model, voice });
    await requireModerated([rewritten.text], blog.language, bounds.signal);
    bounds.signal.throwIfAborted();
    const texts = articleTexts(blog.content).map((text) => ({ text, cited: blog.sources }));
    texts.splice(1 + (blog.content.keyPoints?.length ?? 0) + index, 1, rewritten);
    return replaceText(actor, blogId, withCited(blog.content, texts), basedOn, { model: model?.model });
  });
}

function placeIn({ content }: Blog, place: string): number {
  const index = /^\d{1,3}$/.test(place) ? Number(place) : Number.NaN;
  if (content.sections[index]) return index;
  throw new AppError('not-found', sentence('writing.section.missing'));
}

/** @returns the text, and the sources that it cites */
async function rewrite(
  { topic, length, language, locale, content, sources }: Blog,
  pages: readonly SourceDocument[],
  index: number,
  change: Omit<SectionChangeRequest, 'basedOn' | 'useVoice'>,
  { signal, meter, model, voice }: Bounds & Pick<WritingRequest, 'voice'> & { model: Writer | null },
) {
  const rewriteSection = model?.rewriteSection;
  if (!rewriteSection) throw new AppError('unprocessable-input', sentence('writing.section.needsModel'));
  const article = { ...content, evidence: storedEvidence(sources, pages), ...(locale && { locale }) };
  const request = { topic, length, language, voice, sources: pages, signal, meter };
  const { content: text, evidence } = await rewriteSection(request, { article, index, ...change });
  return { text, cited: citedSources(evidence, pages) };
}
