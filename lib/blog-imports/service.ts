import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import type { UserActor } from '@/lib/auth/actor.ts';
import { articleTexts } from '@/lib/blogs/article-texts.ts';
import { spellNames } from '@/lib/blogs/groups/queries.ts';
import { blogSlug } from '@/lib/blogs/slugs.ts';
import {
  IMPORT_PICTURES_MS,
  MAX_IMPORT_ARCHIVED_PICTURES,
  MAX_IMPORT_PICTURES_AT_ONCE,
  WORD_RANGES,
} from '@/lib/constants/limits.ts';
import { LENGTHS, type Length } from '@/lib/constants/options.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { newId } from '@/lib/ids.ts';
import { note, sentence, translatorFor } from '@/lib/messages/catalogue.ts';
import { isProductPath } from '@/lib/routes.ts';
import { MAX_PATH, tidyPath } from '@/lib/sites/address-rules.ts';
import { countWords } from '@/lib/text/words.ts';
import { ParseRequest } from '@/lib/untrusted/parse.ts';
import { type Losses, lossNotes } from './losses.ts';
import { findCreationTimes, findImported, saveImportedBlog } from './mutations.ts';
import { collectPictures, type PictureAllowance } from './pictures.ts';
import { describeProblem, type FoundPost, type Importer, nameOfFile, readArticle, readPosts } from './reading.ts';
import {
  type FilePreview,
  type GivenFile,
  ImportError,
  type ImportedArticle,
  type ImportedPost,
  type ImportPreview,
  type ImportRequest,
} from './schema.ts';

/** Old paths of a post that need redirects: not templates, those it keeps, and those of homes and of this product. */
function oldAddresses({ slug, title, addresses }: ImportedArticle): string[] {
  const given = addresses.filter((address) => /^(?:https?:\/)?\//i.test(address));
  const paths = given.map((address) => tidyPath(URL.parse(address, siteUrl())?.pathname ?? '').toLowerCase());
  const kept = ['/', `/${blogSlug(slug ?? title)}`];
  const isOld = (path: string) => path.length <= MAX_PATH && !/[:*]/.test(path) && !kept.includes(path);
  return [...new Set(paths)].filter((path) => isOld(path) && !isProductPath(path));
}

const inNotes = () => translatorFor(askedLanguage(), 'imports.notes');

const addressNotes = (article: ImportedArticle) =>
  oldAddresses(article).map((path) => inNotes()('oldAddress', { path }));

const notesOn = (losses: Losses) => lossNotes(translatorFor(askedLanguage(), 'losses'), losses);

async function previewPost(
  post: FoundPost,
  { importedAs, isCopy }: { importedAs: string | undefined; isCopy: boolean },
  importer: Importer,
): Promise<FilePreview['posts'][number]> {
  const t = inNotes();
  try {
    const article = await readArticle(post, importer);
    const { title, language, sections, createdAt, isProtected, cover, record, writer, losses } = article;
    const { visibility = 'draft' } = record ?? {};
    return {
      title,
      language,
      sections: sections.length,
      pictures: sections.flatMap(({ pictures }) => pictures).length + (cover ? 1 : 0),
      ...(createdAt && { createdAt }),
      ...(importedAs && { importedAs }),
      ...(isProtected && { isProtected: true as const }),
      ...(visibility !== 'draft' && { visibility }),
      notes: [
        ...(isCopy && !importedAs ? [t('isCopy')] : []),
        ...(isProtected ? [t('isProtected')] : []),
        ...addressNotes(article),
        ...(writer === 'person' ? [] : [t(writer)]),
        ...notesOn(losses),
      ],
    };
  } catch (error) {
    importer.signal.throwIfAborted();
    return { title: post.title, problem: describeProblem(error) };
  }
}

/** When a blog in one of our exports was created: another export of it has another key. */
const recordedTime = ({ content }: FoundPost) =>
  typeof content === 'string'
    ? undefined
    : content.record?.createdAt && new Date(content.record.createdAt).toISOString();

async function previewFile(file: GivenFile, importer: Importer): Promise<FilePreview> {
  const { name } = file;
  try {
    const { posts, leftOut } = await readPosts(file, importer);
    const { id } = importer.actor.user;
    const imported = await findImported(id, posts);
    const created = await findCreationTimes(
      id,
      posts.flatMap((post) => recordedTime(post) ?? []),
    );
    const previews: FilePreview['posts'] = [];
    for (const post of posts) {
      const known = { importedAs: imported.get(post.key)?.id, isCopy: created.includes(recordedTime(post) ?? '') };
      previews.push(await previewPost(post, known, importer));
    }
    return { name, posts: previews, ...(leftOut > 0 && { note: inNotes()('leftOut', { count: leftOut }) }) };
  } catch (error) {
    importer.signal.throwIfAborted();
    return { name, posts: [], problem: describeProblem(error) };
  }
}

type Given = { actor: UserActor; signal: AbortSignal };

async function makeImporter({ actor, signal }: Given): Promise<Importer> {
  const parsing = new ParseRequest(await actorRequester(actor), signal);
  return { actor, parsing, signal: parsing.signal };
}

/** Previews an import without fetching or saving. @throws ParseRefusal after too much slow parsing */
export async function previewImport(given: Given, files: readonly GivenFile[]): Promise<ImportPreview> {
  const importer = await makeImporter(given);
  const previews: FilePreview[] = [];
  for (const file of files) previews.push(await previewFile(file, importer));
  return { files: previews };
}

function articleLength(article: ImportedArticle): Length {
  const words = articleTexts(article).reduce((sum, text) => sum + countWords(text, article.language), 0);
  return LENGTHS.findLast((length) => words >= WORD_RANGES[length].min) ?? 'small';
}

type Saving = Importer & { allowance: PictureAllowance; restoresVisibility: boolean };

/** A review that keeps the readers’ note; the counts stay behind. */
const UNCHECKED = { claims: { unchecked: 1 } };

type Outcome = Omit<ImportedPost, 'file' | 'post'>;

async function saveArticle(article: ImportedArticle, post: FoundPost, saving: Saving): Promise<Outcome> {
  const { losses, record, isProtected, isUnchecked, cover: _, tags, series, addresses: __, ...fields } = article;
  const { cover, sections, stored, missing, tooMany } = await collectPictures(article, post, saving);
  // After a disconnect the next attempt should import the blog with all pictures.
  saving.signal.throwIfAborted();
  const { editedAt, modelEditedAt, aiOptOuts, advice, publishAt = '' } = record ?? {};
  const isScheduled = saving.restoresVisibility && new Date(publishAt) > new Date();
  const [seriesName] = await spellNames(saving.actor.user.id, 'series', series ? [series.name] : []);
  const blog = {
    ...fields,
    id: newId(),
    userId: saving.actor.user.id,
    importKey: post.key,
    tags: await spellNames(saving.actor.user.id, 'tags', tags),
    ...(seriesName && { series: seriesName, seriesPart: series?.part }),
    provenance: { create: { isImported: true } },
    sections,
    topic: record?.topic ?? article.title,
    length: record?.length ?? articleLength(article),
    style: record?.style ?? 'minimal',
    colorTheme: record?.colorTheme ?? 'default',
    ...(cover && { cover }),
    visibility: (saving.restoresVisibility && record?.visibility) || 'draft',
    ...(isScheduled && { publishAt }),
    ...(editedAt && { editedAt }),
    ...(modelEditedAt && { modelEditedAt }),
    ...(aiOptOuts && { aiOptOuts }),
    ...(advice && { advice }),
    ...(isUnchecked && { review: UNCHECKED }),
  } as const;
  const saved = await saveImportedBlog(blog, stored, oldAddresses(article));
  if (saved.wasImported) return knownOutcome(saved);
  const t = inNotes();
  const notes = [
    ...(isProtected ? [t('wasProtected')] : []),
    ...addressNotes(article),
    ...notesOn(losses),
    ...(missing > 0 ? [t('missing', { count: missing })] : []),
    ...(tooMany > 0 ? [t('tooMany', { count: tooMany })] : []),
  ];
  return { title: article.title, id: saved.id, notes };
}

const knownOutcome = ({ id, title }: { id: string; title: string }): Outcome => ({
  id,
  title,
  wasImported: true,
  notes: [],
});

async function countImported({ actor }: Importer): Promise<void> {
  try {
    await countTry('importedBlogs', [`user ${actor.user.id}`]);
  } catch (error) {
    if (error instanceof AppError) throw new ImportError(note('imports.dailyLimit'));
    throw error;
  }
}

async function importPost(post: FoundPost, saving: Saving): Promise<Outcome> {
  try {
    const known = (await findImported(saving.actor.user.id, [post])).get(post.key);
    if (known) return knownOutcome(known);
    const article = await readArticle(post, saving);
    await countImported(saving);
    return await saveArticle(article, post, saving);
  } catch (error) {
    return { title: post.title, problem: describeProblem(error), notes: [] };
  }
}

/** Reads each file once. An unreadable post or file becomes a post whose content is the problem. */
function postReader(files: readonly GivenFile[], importer: Importer) {
  const read = new Map<number, Promise<FoundPost[] | string>>();
  return async (fileAt: number, postAt: number): Promise<FoundPost> => {
    const file = files[fileAt];
    if (!file) throw new AppError('invalid-input', sentence('imports.gone'));
    const found = read.get(fileAt) ?? readPosts(file, importer).then(({ posts }) => posts, describeProblem);
    read.set(fileAt, found);
    const posts = await found;
    const problem = { title: nameOfFile(file.name), key: '' };
    if (typeof posts === 'string') return { ...problem, content: posts };
    return posts[postAt] ?? { ...problem, content: note('imports.gone') };
  };
}

/** Imports posts as drafts, in turn, each at most once (docs/decisions/0091). A failed one does not stop the others. */
export async function* importBlogs(
  given: Given,
  { files, posts, restoresVisibility }: ImportRequest,
): AsyncGenerator<ImportedPost> {
  const importer = await makeImporter(given);
  const deadline = AbortSignal.timeout(IMPORT_PICTURES_MS);
  const allowance = {
    fetched: MAX_IMPORT_PICTURES_AT_ONCE,
    archived: MAX_IMPORT_ARCHIVED_PICTURES,
    signal: AbortSignal.any([importer.signal, deadline]),
  };
  const saving = { ...importer, allowance, restoresVisibility };
  const find = postReader(files, importer);
  for (const { file, post } of posts) {
    yield { file, post, ...(await importPost(await find(file, post), saving)) };
  }
}
