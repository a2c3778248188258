import 'server-only';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { UserActor } from '@/lib/auth/actor.ts';
import { scriptNames, scriptsWithoutFont } from '@/lib/blog-design/fonts/scripts.ts';
import { articleNote, blogText } from '@/lib/blog-design/wording.ts';
import { requireRightOnAll } from '@/lib/blogs/authorization.ts';
import { findOwnBlogIds, findOwnBlogsByIds } from '@/lib/blogs/queries.ts';
import { blogPictures } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { EXPORT_FILES } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { storedPictureId } from '@/lib/images/rules.ts';
import { readPicture } from '@/lib/images/store.ts';
import { sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { signedRecords } from '@/lib/provenance/service.ts';
import { userDisplayName } from '@/lib/users/rules.ts';
import { distinctNames, downloadFileName } from './file-name.ts';
import { markdownFile } from './markdown.ts';
import { makeOneOfSeveralPdfs } from './pdf/make-pdf.ts';
import type { ExportRequest } from './schema.ts';
import { printBlog } from './service.ts';
import { WXR_TAIL, type WxrAuthor, wxrHead, wxrItems } from './wxr.ts';

const READ_AT_ONCE = 20;

type ArchiveFile = { name: string; content: string | Uint8Array };

/** Limits of the ZIP format (APPNOTE 4.4.1.4); fflate does not write ZIP64. */
const MAX_FILES = 0xff_ff;
const MAX_BYTES = 0xff_ff_ff_ff;

/**
 * Streams a ZIP with one file in memory at a time; only texts are compressed. Errors of `files` abort the stream, so
 * that a partial archive never looks complete.
 * @throws RangeError when the format's limits are exceeded
 */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    made.push(new Uint8Array(data));
  });
  let [count, bytes] = [0, 0];
  for await (const { name, content } of files) {
    count += 1;
    if (count > MAX_FILES) throw new RangeError('a ZIP cannot hold so many files');
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    file.push(isText ? Buffer.from(content) : content, true);
    bytes += made.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    if (bytes > MAX_BYTES) throw new RangeError('a ZIP cannot hold so many bytes');
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}

/** Streams blogs; skips those deleted meanwhile. */
async function* findChosenBlogs(userId: string, ids: readonly string[]): AsyncGenerator<Blog> {
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    yield* await findOwnBlogsByIds(userId, ids.slice(at, at + READ_AT_ONCE));
  }
}

type FileFormat = {
  ending: string;
  /** Puts it into a folder of its own as index, where static site generators find its pictures. */
  isFolder?: boolean;
  /** Puts the blog's stored pictures beside the file. */
  hasPictures?: boolean;
  /** @param places the stored pictures' names in the archive, by URL */
  write: (blog: Blog, places: ReadonlyMap<string, string>) => ArchiveFile['content'] | Promise<ArchiveFile['content']>;
};

const MARKDOWN: FileFormat = {
  ending: 'md',
  isFolder: true,
  hasPictures: true,
  write: (blog, places) =>
    markdownFile(blog, articleNote(blog), (url) => places.get(url) ?? new URL(url, blog.shareUrl).href),
};

async function* archive(blogs: AsyncIterable<Blog>, format: FileFormat): AsyncGenerator<ArchiveFile> {
  const t = translatorFor(askedLanguage(), 'blogs.exports');
  const distinctName = distinctNames();
  const boxes: string[] = [];
  for await (const blog of blogs) {
    const name = distinctName(downloadFileName(blog.content.title, format.ending));
    const folder = format.isFolder ? `${name.slice(0, -format.ending.length - 1)}/` : '';
    const places = new Map<string, string>();
    for (const { url } of format.hasPictures ? blogPictures(blog) : []) {
      const id = storedPictureId(url);
      const picture = id && !places.has(url) ? await readPicture(id) : null;
      if (picture?.blogId !== blog.id) continue;
      const ending = /^image\/(webp|png|jpeg|gif|avif)$/.exec(picture.contentType)?.[1] ?? 'bin';
      const place = `pictures/${id}.${ending.replace('jpeg', 'jpg')}`;
      places.set(url, place);
      yield { name: folder + place, content: picture.bytes };
    }
    yield { name: folder ? `${folder}index.${format.ending}` : name, content: await format.write(blog, places) };
    for (const record of (await signedRecords([blog])).values()) {
      yield { name: `provenance/${name}.json`, content: JSON.stringify(record) };
    }
    const scripts = format.ending === 'pdf' ? scriptsWithoutFont(blogText(blog)) : [];
    if (scripts.length > 0) boxes.push(`${t('boxes', { name, scripts: scriptNames(t.language, scripts) })}\n`);
  }
  if (boxes.length > 0) yield { name: 'missing-fonts.txt', content: boxes.join('') };
}

async function* wxrChunks(blogs: AsyncIterable<Blog>, author: WxrAuthor) {
  const encoder = new TextEncoder();
  yield encoder.encode(wxrHead(siteUrl(), author));
  let id = 2;
  for await (const blog of blogs) {
    const { text, nextId } = wxrItems(blog, author, id);
    yield encoder.encode(text);
    id = nextId;
  }
  yield encoder.encode(WXR_TAIL);
}

/**
 * Exports an owner's blogs (all but the bin, or those chosen) as one file.
 * @param signal removes waiting prints from the queue
 * @throws AppError forbidden, not-found (also without any blog), invalid-input for too many PDFs; from the stream also unavailable
 */
export async function exportBlogs(actor: UserActor, { format, ids: chosen }: ExportRequest, signal: AbortSignal) {
  const { user } = actor;
  if (chosen) await requireRightOnAll('isOwner', chosen, actor);
  const ids = await findOwnBlogIds(user.id, chosen);
  if (ids.length === 0) throw new AppError('not-found', sentence('blogs.exports.nothing'));
  if (format === 'pdf' && ids.length > MAX_BLOGS_AT_ONCE) {
    throw new AppError('invalid-input', sentence('blogs.exports.tooManyPdfs'));
  }
  const blogs = findChosenBlogs(user.id, ids);
  const author = { login: user.slug, email: user.email, name: userDisplayName(user) };
  const pdf = (blog: Blog) => printBlog(blog, { actor, signal, make: makeOneOfSeveralPdfs });
  // A whole export for each blog; the importer finds pictures by their ids.
  const wxr = (blog: Blog) => wxrHead(siteUrl(), author) + wxrItems(blog, author, 2).text + WXR_TAIL;
  const fileChunks = {
    markdown: () => zipStream(archive(blogs, MARKDOWN)),
    pdf: () => zipStream(archive(blogs, { ending: 'pdf', write: pdf })),
    wordpress: () => wxrChunks(blogs, author),
    'wordpress-zip': () => zipStream(archive(blogs, { ending: 'xml', hasPictures: true, write: wxr })),
  };
  return { ...EXPORT_FILES[format], chunks: fileChunks[format]() };
}
