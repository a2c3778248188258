import 'server-only';
import { z } from 'zod';
import type { UserActor } from '@/lib/auth/actor.ts';
import { articleNote } from '@/lib/blog-design/article-note.ts';
import { requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { findOwnBlogIds, findOwnBlogsByIds } from '@/lib/blogs/queries.ts';
import { picturesOf } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EXPORT_FORMATS, EXPORT_MESSAGES, type ExportFormat } from '@/lib/constants/export-messages.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { siteUrl } from '@/lib/env.ts';
import { AppError } from '@/lib/http/errors.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { readPicture } from '@/lib/images/store.ts';
import { displayNameOf } from '@/lib/users/rules.ts';
import { distinctNames, downloadFileName } from './file-name.ts';
import { markdownFile } from './markdown.ts';
import { makeOneOfSeveralPdfs } from './pdf/make-pdf.ts';
import { printBlog } from './service.ts';
import { WXR_TAIL, type WxrAuthor, wxrHead, wxrItems } from './wxr.ts';
import { type ArchiveFile, zipStream } from './zip-stream.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** Query of GET /api/exports; without ids, all blogs. */
export const exportRequestSchema = z.object({
  format: z.enum(FORMATS, 'Please choose Markdown, PDF or WordPress'),
  ids: z
    .string()
    .min(1, 'Blog ID is required')
    .transform((ids) => [...new Set(ids.split(','))])
    .refine((ids) => ids.length <= MAX_BLOGS_AT_ONCE, `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`)
    .optional(),
});

export type ExportRequest = z.infer<typeof exportRequestSchema>;

/** Blogs per database query. */
const READ_AT_ONCE = 20;

/** A file that is generated while it is sent. */
export type ExportFile = { name: string; contentType: string; chunks: AsyncGenerator<Uint8Array<ArrayBuffer>> };

/** Streams blogs; skips those deleted meanwhile. */
async function* blogsOf(userId: string, ids: readonly string[]): AsyncGenerator<Blog> {
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    yield* await findOwnBlogsByIds(userId, ids.slice(at, at + READ_AT_ONCE));
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** A blog's file in an archive. */
type FileFormat = {
  ending: string;
  /** Puts the blog's stored pictures beside the file. */
  hasPictures?: boolean;
  /** @param places the pictures' names in the archive, by address */
  write: (blog: Blog, places: ReadonlyMap<string, string>) => ArchiveFile['content'] | Promise<ArchiveFile['content']>;
};

/** Pictures on other sites keep their addresses. */
const MARKDOWN: FileFormat = {
  ending: 'md',
  hasPictures: true,
  write: (blog, places) =>
    markdownFile(blog, articleNote(blog), (url) => places.get(url) ?? new URL(url, blog.shareUrl).href),
};

/** A whole export for each blog; the importer finds pictures by their ids. */
const wxrFormat = (author: WxrAuthor): FileFormat => ({
  ending: 'xml',
  hasPictures: true,
  write: (blog) => wxrHead(siteUrl(), author) + wxrItems(blog, author, 2).text + WXR_TAIL,
});

const pdfFormat = (printing: Parameters<typeof printBlog>[1]): FileFormat => ({
  ending: 'pdf',
  write: (blog) => printBlog(blog, printing),
});

async function* archive(blogs: AsyncIterable<Blog>, format: FileFormat): AsyncGenerator<ArchiveFile> {
  const distinctName = distinctNames();
  for await (const blog of blogs) {
    const places = new Map<string, string>();
    for (const { url } of format.hasPictures ? picturesOf(blog) : []) {
      const id = storedPictureId(url);
      const picture = id && !places.has(url) ? await readPicture(id) : null;
      if (picture?.blogId !== blog.id) continue;
      const place = `pictures/${id}.${ENDINGS[picture.contentType] ?? 'bin'}`;
      places.set(url, place);
      yield { name: place, content: picture.bytes };
    }
    const name = distinctName(downloadFileName(blog.content.title, format.ending));
    yield { name, content: await format.write(blog, places) };
  }
}

async function* wxrChunks(blogs: AsyncIterable<Blog>, author: WxrAuthor) {
  const encode = (text: string) => new TextEncoder().encode(text);
  yield encode(wxrHead(siteUrl(), author));
  let id = 2;
  for await (const blog of blogs) {
    const { text, nextId } = wxrItems(blog, author, id);
    yield encode(text);
    id = nextId;
  }
  yield encode(WXR_TAIL);
}

/** Generates the first chunk now, so that an early error still becomes an error response. */
async function withFirstChunk(chunks: ExportFile['chunks']): Promise<ExportFile['chunks']> {
  const first = await chunks.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* chunks;
  })();
}

/**
 * Exports an owner's blogs (all but the bin, or those chosen) as one file.
 * @param signal removes waiting prints from the queue
 * @throws AppError forbidden, not-found (also if there is nothing to export), invalid-input for too many PDFs,
 *   unavailable
 */
export async function exportBlogs(
  actor: UserActor,
  { format, ids: chosen }: ExportRequest,
  signal: AbortSignal,
): Promise<ExportFile> {
  const { user } = actor;
  if (chosen) await requireRightOnAll('isOwner', chosen, actor);
  const ids = await findOwnBlogIds(user.id, chosen);
  if (ids.length === 0) throw new AppError('not-found', EXPORT_MESSAGES.nothing);
  if (format === 'pdf' && ids.length > MAX_BLOGS_AT_ONCE) {
    throw new AppError('invalid-input', EXPORT_MESSAGES.tooManyPdfs);
  }
  const blogs = blogsOf(user.id, ids);
  const author = { login: user.slug, email: user.email, name: displayNameOf(user) };
  const chunksOf = {
    markdown: () => zipStream(archive(blogs, MARKDOWN)),
    pdf: () => zipStream(archive(blogs, pdfFormat({ actor, signal, make: makeOneOfSeveralPdfs }))),
    wordpress: () => wxrChunks(blogs, author),
    'wordpress-zip': () => zipStream(archive(blogs, wxrFormat(author))),
  };
  const { fileName, contentType } = EXPORT_FORMATS[format];
  return { name: fileName, contentType, chunks: await withFirstChunk(chunksOf[format]()) };
}
