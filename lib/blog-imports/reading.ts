import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { UserActor } from '@/lib/auth/actor.ts';
import { IMPORT_MESSAGES } from '@/lib/constants/import-messages.ts';
import { MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { parserInThread } from '@/lib/untrusted/parse.ts';
import { ParseRefusal, type ParseRequest } from '@/lib/untrusted/parse-request.ts';
import { ParseLimitError } from '@/lib/untrusted/threads.ts';
import { ImportError } from './errors.ts';
import type importThread from './import-thread.ts';
import type { ImportStep, ImportStepResult } from './import-thread.ts';
import { nameOfFile } from './read-file.ts';
import type { GivenFile } from './schema.ts';
import type { ArchivePlace, ImportedArticle, RawPost, TextFile } from './types.ts';

/** Reads files step by step in the threads for untrusted text. */

/** The account that imports, its turns at the parsers, and a signal for when it has gone or was refused. */
export type Importer = { actor: UserActor; parsing: ParseRequest; signal: AbortSignal };

/** Where a file stands in an archive. */
type Archived = ArchivePlace & { bytes: Uint8Array };

/** A post of a file, before its text is read. */
export type FoundPost = {
  /** Its title, else its file's name. */
  title: string;
  /** A hash of the file's text, and the post's place in it. */
  key: string;
  /** A sentence where its file cannot be read. */
  content: RawPost | string;
  archive?: Archived | undefined;
};

/** The posts of a file, and how many other entries it has. */
export type FoundPosts = { posts: FoundPost[]; leftOut: number };

const parse = parserInThread<typeof importThread>(path.resolve('lib/blog-imports/import-thread.ts'));

/** The name of a step's input in a refusal. */
function inputName(task: ImportStep): string {
  if ('file' in task) return task.file.name;
  return 'post' in task ? task.post.title || task.name : IMPORT_MESSAGES.archive;
}

/** Performs a step. `name` is that of what it makes. */
async function perform<Name extends 'contents' | 'file' | 'article' | 'picture'>(
  task: ImportStep,
  name: Name,
  { parsing }: Importer,
): Promise<Extract<ImportStepResult, Record<Name, unknown>>[Name]> {
  const result: Partial<Record<string, unknown>> = await parse(task, parsing, inputName(task));
  if ('refusal' in result) throw new ImportError(String(result.refusal));
  return result[name] as Extract<ImportStepResult, Record<Name, unknown>>[Name];
}

/** The sentence of a refusal. Throws any other error, such as a requester that left. */
export function problemOf(error: unknown): string {
  const known = [ImportError, ParseLimitError, ParseRefusal];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  throw error;
}

async function postsOfText(file: TextFile, importer: Importer, archive?: Archived): Promise<FoundPosts> {
  const place = archive && { folder: archive.folder, pictures: archive.pictures };
  const { posts, leftOut } = await perform({ file, place }, 'file', importer);
  const hash = createHash('sha256').update(file.text).digest('base64url');
  const found = posts.map((content, at) => ({
    title: content.title || nameOfFile(file.name),
    key: `${hash}/${at}`,
    content,
    archive,
  }));
  return { posts: found, leftOut };
}

/** One that cannot be read does not hold up the others of its archive. */
async function postsOfEntry(file: TextFile, importer: Importer, archive: Archived): Promise<FoundPosts> {
  try {
    return await postsOfText(file, importer, archive);
  } catch (error) {
    const content = problemOf(error);
    const post = { title: nameOfFile(file.name), key: '', content };
    return { posts: [post], leftOut: 0 };
  }
}

async function postsOfArchive(bytes: Uint8Array, importer: Importer): Promise<FoundPosts> {
  const { texts, pictures } = await perform({ archive: bytes }, 'contents', importer);
  const found: FoundPosts = { posts: [], leftOut: 0 };
  for (const file of texts) {
    const folder = path.posix.dirname(file.name);
    const { posts, leftOut } = await postsOfEntry(file, importer, { folder, pictures, bytes });
    found.posts.push(...posts);
    found.leftOut += leftOut;
    if (found.posts.length > MAX_IMPORT_POSTS) throw new ImportError(IMPORT_MESSAGES.tooManyPosts);
  }
  return found;
}

/**
 * The posts of a file, of an archive those of all its texts.
 * @throws ImportError, ParseLimitError where nothing of it can be used
 */
export function postsOf(file: GivenFile, importer: Importer): Promise<FoundPosts> {
  return 'data' in file
    ? postsOfArchive(new Uint8Array(Buffer.from(file.data, 'base64')), importer)
    : postsOfText(file, importer);
}

/**
 * A post as an article of ours.
 * @throws ImportError, ParseLimitError where it cannot be one
 */
export async function articleOf({ content, title, archive }: FoundPost, importer: Importer): Promise<ImportedArticle> {
  if (typeof content === 'string') throw new ImportError(content);
  const place = archive && { folder: archive.folder, pictures: archive.pictures };
  return perform({ post: content, name: title, place }, 'article', importer);
}

/**
 * A picture of a post's archive.
 * @throws Error where it is not there, too large or damaged
 */
export async function archivedPicture({ archive }: FoundPost, entry: string, importer: Importer): Promise<Uint8Array> {
  const picture = archive && (await perform({ archive: archive.bytes, picture: entry }, 'picture', importer));
  if (!picture) throw new Error('the archive has no such picture');
  return picture;
}
