import 'server-only';
import path from 'node:path';
import { requesterOf } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { IMPORT_LOSSES, IMPORT_MESSAGES, IMPORT_NOTES } from '@/lib/constants/import-messages.ts';
import {
  IMPORT_PICTURES_MS,
  MAX_IMPORT_PICTURES_AT_ONCE,
  WORD_RANGES,
} from '@/lib/constants/limits.ts';
import { LENGTHS, type Length } from '@/lib/constants/options.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { newId } from '@/lib/ids.ts';
import { countWords } from '@/lib/text/words.ts';
import { parserInThread } from '@/lib/untrusted/parse.ts';
import { ParseRefusal, ParseRequest } from '@/lib/untrusted/parse-request.ts';
import { ParseLimitError } from '@/lib/untrusted/threads.ts';
import { ImportError } from './errors.ts';
import type importThread from './import-thread.ts';
import type { ImportStep, ImportStepResult } from './import-thread.ts';
import { saveImportedBlog } from './mutations.ts';
import { fetchPictures, type PictureAllowance } from './pictures.ts';
import { nameOfFile } from './read-file.ts';
import type {
  FilePreview,
  ImportedPost,
  ImportPreview,
  ImportRequest,
  ImportResult,
} from './schema.ts';
import type { GivenFile, ImportedArticle, Losses, RawFile, RawPost } from './types.ts';

/** Bringing blogs in from elsewhere, as drafts (docs/decisions/0077). */

const parse = parserInThread<typeof importThread>(
  path.resolve('lib/blog-imports/import-thread.ts'),
);

async function step(
  task: ImportStep,
  parsing: ParseRequest,
  name: string,
): Promise<ImportStepResult> {
  const result = await parse(task, parsing, name);
  if ('refusal' in result) throw new ImportError(result.refusal);
  return result;
}

async function fileOf(file: GivenFile, parsing: ParseRequest): Promise<RawFile> {
  const result = await step({ file }, parsing, file.name);
  if ('file' in result) return result.file;
  throw new Error('The parser answered something else.');
}

async function articleOf(
  post: RawPost,
  file: GivenFile,
  parsing: ParseRequest,
): Promise<ImportedArticle> {
  const task = { post, name: nameOfFile(file.name) };
  const result = await step(task, parsing, post.title || file.name);
  if ('article' in result) return result.article;
  throw new Error('The parser answered something else.');
}

/** The sentence about what cannot be brought in. Throws what is our own fault, or the requester's leaving. */
function problemOf(error: unknown): string {
  const isKnown = [ImportError, ParseLimitError, ParseRefusal].some(
    (known) => error instanceof known,
  );
  if (error instanceof Error && isKnown) return error.message;
  throw error;
}

const notesOf = (losses: Losses) =>
  (Object.keys(IMPORT_LOSSES) as (keyof Losses)[])
    .filter((name) => losses[name] > 0)
    .map((name) => IMPORT_LOSSES[name](losses[name]));

async function previewPost(
  post: RawPost,
  file: GivenFile,
  parsing: ParseRequest,
): Promise<FilePreview['posts'][number]> {
  try {
    const { title, language, sections, createdAt, losses } = await articleOf(post, file, parsing);
    const pictures = sections.reduce((sum, section) => sum + section.pictures.length, 0);
    const facts = { title, language, sections: sections.length, pictures, notes: notesOf(losses) };
    return { ...facts, ...(createdAt && { createdAt }) };
  } catch (error) {
    parsing.signal.throwIfAborted();
    return { title: post.title || nameOfFile(file.name), problem: problemOf(error) };
  }
}

async function previewFile(file: GivenFile, parsing: ParseRequest): Promise<FilePreview> {
  const { name } = file;
  try {
    const { posts, leftOut } = await fileOf(file, parsing);
    const previews: FilePreview['posts'] = [];
    for (const post of posts) previews.push(await previewPost(post, file, parsing));
    return { name, posts: previews, ...(leftOut > 0 && { note: IMPORT_NOTES.leftOut(leftOut) }) };
  } catch (error) {
    parsing.signal.throwIfAborted();
    return { name, posts: [], problem: problemOf(error) };
  }
}

/**
 * What files would become; nothing is fetched or saved.
 * @throws ParseRefusal for a second file or post that takes too long to parse; the signal's reason
 */
export async function previewImport(
  actor: UserActor,
  files: readonly GivenFile[],
  signal: AbortSignal,
): Promise<ImportPreview> {
  const parsing = new ParseRequest(await requesterOf(actor), signal);
  const previews: FilePreview[] = [];
  for (const file of files) previews.push(await previewFile(file, parsing));
  return { files: previews };
}

/** The length whose range a text fills, or is nearest to. */
function lengthOf(article: ImportedArticle): Length {
  const words = articleTexts(article).reduce(
    (sum, text) => sum + countWords(text, article.language),
    0,
  );
  return LENGTHS.findLast((length) => words >= WORD_RANGES[length].min) ?? 'small';
}

type Saving = {
  actor: UserActor;
  allowance: PictureAllowance;
  parsing: ParseRequest;
  signal: AbortSignal;
};

async function saveArticle(
  article: ImportedArticle,
  { actor, allowance, signal }: Saving,
): Promise<{ id: string; notes: string[] }> {
  const { losses, createdAt, keyPoints, questions, sources, ...text } = article;
  const { sections, stored, missing } = await fetchPictures(article, allowance);
  // Whoever has left would find a blog without its pictures, and import it once more.
  signal.throwIfAborted();
  const id = newId();
  await saveImportedBlog(
    {
      ...text,
      ...{ id, sections, keyPoints, questions, sources, topic: article.title },
      ...{ length: lengthOf(article), writer: 'person', style: 'minimal', visibility: 'draft' },
      // It was published elsewhere on that day.
      ...{ userId: actor.user.id, ...(createdAt && { createdAt, publishedAt: createdAt }) },
    },
    stored,
  );
  const notes = [...notesOf(losses), ...(missing > 0 ? [IMPORT_NOTES.pictures(missing)] : [])];
  return { id, notes };
}

/** Counts a blog against what an account may import in a day. */
async function countImported({ user }: UserActor): Promise<void> {
  try {
    await countTry('importedBlogs', [`user ${user.id}`]);
  } catch (error) {
    if (error instanceof AppError) throw new ImportError(IMPORT_MESSAGES.dailyLimit);
    throw error;
  }
}

async function importPost(
  post: RawPost | undefined,
  file: GivenFile,
  saving: Saving,
): Promise<Omit<ImportedPost, 'file' | 'post'>> {
  const title = post?.title || nameOfFile(file.name);
  try {
    if (!post) throw new ImportError(IMPORT_MESSAGES.gone);
    const article = await articleOf(post, file, saving.parsing);
    await countImported(saving.actor);
    return { title: article.title, ...(await saveArticle(article, saving)) };
  } catch (error) {
    return { title, problem: problemOf(error), notes: [] };
  }
}

/**
 * Makes posts of files into drafts of the actor, one after the other; what cannot be used says why, and the others are made
 * all the same. Counts to no quota of generations.
 */
export async function importBlogs(
  actor: UserActor,
  { files, posts }: ImportRequest,
  signal: AbortSignal,
): Promise<ImportResult> {
  const parsing = new ParseRequest(await requesterOf(actor), signal);
  const deadline = AbortSignal.timeout(IMPORT_PICTURES_MS);
  const allowance = {
    ...{ left: MAX_IMPORT_PICTURES_AT_ONCE, requester: parsing.requester },
    signal: AbortSignal.any([signal, deadline]),
  };
  const read = new Map<number, RawFile | string>();
  const done: ImportedPost[] = [];
  for (const { file, post } of posts) {
    const given = files[file];
    if (!given) throw new AppError('invalid-input', IMPORT_MESSAGES.gone);
    const found = read.get(file) ?? (await fileOf(given, parsing).catch(problemOf));
    read.set(file, found);
    const title = nameOfFile(given.name);
    const result =
      typeof found === 'string'
        ? { title, problem: found, notes: [] }
        : await importPost(found.posts[post], given, { actor, allowance, parsing, signal });
    done.push({ file, post, ...result });
  }
  return { posts: done };
}
