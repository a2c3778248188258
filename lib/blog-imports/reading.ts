import 'server-only';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { UserActor } from '@/lib/auth/actor.ts';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_IMPORT_POSTS } from '@/lib/constants/limits.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { note, sentence } from '@/lib/messages/catalogue.ts';
import { ParseLimitError, ParseRefusal, type ParseRequest, parserInThread } from '@/lib/untrusted/parse.ts';
import type importThread from './import-thread.ts';
import type { ImportSteps } from './import-thread.ts';
import { type ArchivePlace, type GivenFile, ImportError, type RawPost, type TextFile } from './schema.ts';

export type Importer = { actor: UserActor; parsing: ParseRequest; signal: AbortSignal };

type Archived = { place: ArchivePlace; bytes: Uint8Array };

export type FoundPost = {
  title: string;
  /** Hash of the file and index of the post. */
  key: string;
  content: RawPost | string;
  archive?: Archived | undefined;
};

export type FoundPosts = { posts: FoundPost[]; leftOut: number };

const parse = parserInThread<typeof importThread>(path.resolve('lib/blog-imports/import-thread.ts'));

async function perform<Step extends keyof ImportSteps>(
  step: Step,
  input: Parameters<ImportSteps[Step]>,
  { parsing }: Importer,
  name: string,
): Promise<ReturnType<ImportSteps[Step]>> {
  const answer = await parse({ step, input }, parsing, name);
  if ('refusal' in answer) throw new ImportError(answer.refusal);
  return answer.result as ReturnType<ImportSteps[Step]>;
}

/** Why something cannot be imported; rethrows other errors. */
export function describeProblem(error: unknown): string {
  const isKnown = error instanceof ImportError || error instanceof ParseLimitError || error instanceof ParseRefusal;
  if (isKnown) return tell(error.reason);
  throw error;
}

/** The title of an untitled post: its file name without the extension, or the folder of an index. */
export const nameOfFile = (name: string) =>
  withoutControls(
    name
      .replace(/\/index(?=\.)/, '')
      .replace(/^.*[/\\]/, '')
      .replace(/\.[^.]*$/, ''),
  ).trim() || tell(sentence('imports.untitled'));

async function postsOfText(file: TextFile, importer: Importer, archive?: Archived): Promise<FoundPosts> {
  const { posts, leftOut } = await perform('file', [file, archive?.place], importer, file.name);
  const hash = createHash('sha256').update(file.text).digest('base64url');
  const found = posts.map((content, at) => ({
    title: content.title || nameOfFile(file.name),
    key: `${hash}/${at}`,
    content,
    archive,
  }));
  return { posts: found, leftOut };
}

/** Reads a ZIP, and the ZIPs in it if it has no texts of its own. What cannot be read in it stops nothing else. */
async function postsOfArchive(bytes: Uint8Array, importer: Importer, isInner = false): Promise<FoundPosts> {
  const { texts, pictures, archives } = await perform('archive', [bytes], importer, note('imports.archive'));
  if (isInner && texts.length === 0) throw new ImportError(note('imports.noTexts'));
  const found: FoundPosts = { posts: [], leftOut: 0 };
  const add = async (reading: Promise<FoundPosts>, failed: (problem: string) => Partial<FoundPosts>) => {
    const { posts = [], leftOut = 0 } = await reading.catch((error: unknown) => failed(describeProblem(error)));
    found.posts.push(...posts);
    found.leftOut += leftOut;
    if (found.posts.length > MAX_IMPORT_POSTS) throw new ImportError(note('imports.tooManyPosts'));
  };
  // One with pictures only is such a ZIP.
  for (const inner of archives) await add(postsOfArchive(inner, importer, true), () => ({ leftOut: 1 }));
  if (archives.length > 0 && found.posts.length === 0) throw new ImportError(note('imports.noTexts'));
  for (const file of texts) {
    const archive = { place: { folder: path.posix.dirname(file.name), pictures }, bytes };
    await add(postsOfText(file, importer, archive), (content) => ({
      posts: [{ title: nameOfFile(file.name), key: '', content }],
    }));
  }
  return found;
}

/** The posts of a file or of all texts in an archive. @throws ImportError, ParseLimitError */
export const readPosts = (file: GivenFile, importer: Importer): Promise<FoundPosts> =>
  'data' in file
    ? postsOfArchive(new Uint8Array(Buffer.from(file.data, 'base64')), importer)
    : postsOfText(file, importer);

export async function readArticle({ content, title, archive }: FoundPost, importer: Importer) {
  if (typeof content === 'string') throw new ImportError(content);
  return perform('post', [content, title, archive?.place], importer, content.title || title);
}

/** A picture of a post's archive. @throws Error if it is missing, too large or damaged */
export async function archivedPicture({ archive }: FoundPost, entry: string, importer: Importer): Promise<Uint8Array> {
  const picture = archive && (await perform('picture', [archive.bytes, entry], importer, note('imports.archive')));
  if (!picture) throw new Error('the archive has no such picture');
  return picture;
}
