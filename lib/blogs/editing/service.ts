import 'server-only';
import { actorRequester } from '@/lib/access/requester.ts';
import type { Actor } from '@/lib/auth/actor.ts';
import { MAX_IMAGES, MAX_UNSAVED_PICTURES, UNSAVED_PICTURE_DAYS } from '@/lib/constants/limits.ts';
import { tell } from '@/lib/http/answer-context.ts';
import { AppError } from '@/lib/http/errors.ts';
import { parseInput } from '@/lib/http/input.ts';
import { countTry } from '@/lib/http/rate-limit.ts';
import { preparePicture } from '@/lib/images/service.ts';
import { storePictures } from '@/lib/images/store.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireOwner } from '../authorization.ts';
import { getBlog, getOwnBlog } from '../reading/service.ts';
import { alternativeText, hasOwnCaption, shownPicture } from '../rules.ts';
import { type Blog, type BlogImage, type BlogSection, blogSourcesSchema, storedLists } from '../schema.ts';
import {
  addUnsavedPictures,
  type BlogText,
  deleteDraft,
  findDraft,
  removeUnsavedPictures,
  saveText,
  type TextChange,
  writeDraft,
} from './mutations.ts';
import { findEarlierImages, findOldestSources, findPictures, findRevision, findRevisions } from './queries.ts';
import {
  type BlogEdit,
  type BlogRevision,
  blogEditSchema,
  type DraftChange,
  type EarlierText,
  type StoredDraft,
} from './schema.ts';

/** Replaces a blog's text. @throws AppError conflict, invalid-input for a picture of another blog */
export async function editBlog(actor: Actor, blogId: string, edit: BlogEdit): Promise<Blog> {
  const present = await getOwnBlog(actor, blogId);
  const { alternativeTexts = {}, captions = {}, description, basedOn, draftVersion, ...text } = edit;
  const shown = text.sections.flatMap(({ images }) => images);
  const known = await knownImages(present, shown);
  const findImage = (url: string): BlogImage => {
    const image = known.get(url);
    if (!image) throw new AppError('invalid-input', sentence('editing.imageForeign'));
    const alt = alternativeTexts[url] ?? alternativeText(image);
    const source = hasOwnCaption(image) ? (captions[url] ?? image.source) : image.source;
    return { ...image, source, ...(alt !== alternativeText(image) && { alt }) };
  };
  const sections = text.sections.map((section) => ({ ...section, images: section.images.map(findImage) }));
  // Texts that had more pictures before keep them.
  if (countPictures(sections) > Math.max(MAX_IMAGES, countPictures(present.content.sections))) {
    throw new AppError('invalid-input', sentence('editing.imagesMany'));
  }
  const next = { ...text, sections, description: description === '' ? null : description };
  return replaceText(actor, blogId, next, basedOn, { draftVersion });
}

/** Replaces a text with the `updatedAt` of `basedOn`; it goes into the history. @throws AppError conflict */
export async function replaceText(actor: Actor, blogId: string, text: BlogText, basedOn: string, change?: TextChange) {
  // Whether a person wrote what a program sends is unknown here, and must not be stated.
  const program = actor.kind === 'user' && actor.access;
  const model = change?.model ?? (program ? { name: program.name, place: 'program' as const } : undefined);
  const isSaved = await saveText(blogId, text, new Date(basedOn), { ...change, model });
  const blog = await getBlog(blogId, actor);
  if (!isSaved) throw changedElsewhere();
  return blog;
}

/** A text within the limits of the editor. @throws AppError invalid-input */
export function requireRoom<Text extends BlogText>(text: Text): Text {
  const sections = text.sections.map(({ heading, content }) => ({ heading, content }));
  parseInput(blogEditSchema.omit({ basedOn: true }), { ...text, description: undefined, sections });
  return text;
}

/** The refusal of a save based on an outdated version. */
export const changedElsewhere = () => new AppError('conflict', sentence('editing.changedElsewhere'));

const countPictures = (sections: readonly Pick<BlogSection, 'images'>[]) =>
  sections.reduce((sum, { images }) => sum + images.length, 0);

/** The pictures that a section may show: added ones, and stored ones of the current and earlier versions. */
async function knownImages(blog: Blog, urls: readonly string[]): Promise<Map<string, BlogImage>> {
  const pictures = await findPictures(blog.id);
  const stored = new Set<string>(pictures.map(({ id }) => imagePath(id)));
  const present = blog.content.sections.flatMap((section) => section.images);
  const missing = urls.filter((url) => !present.some((image) => image.url === url));
  const images = [...(missing.length > 0 ? await findEarlierImages(blog.id, missing) : []), ...present];
  const shown = images.filter((image) => !image.url.startsWith('/') || stored.has(imagePath(lastPart(image.url))));
  const added = pictures.filter(({ unsavedSince }) => unsavedSince !== null).map(addedImage);
  return new Map([...added, ...shown].map((image) => [image.url, image]));
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

export async function listRevisions(actor: Actor, blogId: string): Promise<BlogRevision[]> {
  await requireOwner(actor, blogId);
  const revisions = await findRevisions(blogId);
  return revisions.map(({ id, name, title, createdAt }) => {
    return { id, title, createdAt: createdAt.toISOString(), ...(name !== null && { name: tell(name) }) };
  });
}

async function requireRevision(blogId: string, revisionId: string) {
  const revision = await findRevision(blogId, revisionId);
  if (!revision) throw new AppError('not-found', sentence('editing.versionMissing'));
  const { title, intro, conclusion, conclusionHeading, description } = revision;
  return { revision, text: { title, intro, conclusion, conclusionHeading, description, ...storedLists(revision) } };
}

export async function getRevision(actor: Actor, blogId: string, revisionId: string): Promise<EarlierText> {
  await requireOwner(actor, blogId);
  const { description, conclusionHeading, ...content } = (await requireRevision(blogId, revisionId)).text;
  return {
    content: { ...content, ...(conclusionHeading && { conclusionHeading }) },
    ...(description && { description }),
  };
}

/** Restores an earlier version; the current one goes into the history. @throws AppError conflict */
export async function restoreRevision(actor: Actor, blogId: string, revisionId: string): Promise<Blog> {
  await requireOwner(actor, blogId);
  const { revision, text } = await requireRevision(blogId, revisionId);
  const present = await getBlog(blogId, actor);
  const sources = blogSourcesSchema.parse(revision.sources ?? (await findOldestSources(blogId)) ?? present.sources);
  // Its writer's other draft was not proved.
  const isUnchecked = revision.name !== null && sources.length > 0;
  return replaceText(actor, blogId, { ...text, sources }, present.updatedAt, { isUnchecked });
}

export async function getDraft(actor: Actor, blogId: string): Promise<{ draft: StoredDraft | null }> {
  await requireOwner(actor, blogId);
  return { draft: await findDraft(blogId) };
}

/** Stores a draft. @throws AppError conflict if another window has stored a newer one */
export async function saveDraft(actor: Actor, blogId: string, { text, version }: DraftChange) {
  await requireOwner(actor, blogId);
  const stored = await writeDraft(blogId, text, version);
  if (!stored) throw new AppError('conflict', sentence('editing.newerDraft'));
  return { version: stored };
}

/** Deletes a draft unless it is newer by now. */
export async function discardDraft(actor: Actor, blogId: string, version: string): Promise<void> {
  await requireOwner(actor, blogId);
  await deleteDraft(blogId, version);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored picture without a caption. */
const addedImage = (stored: Parameters<typeof shownPicture>[0]): BlogImage => shownPicture(stored, { alt: '' });

/** Stores a picture; past a limit the oldest unsaved go. @throws invalid-input, unavailable, too-many-requests */
export async function addPicture(actor: Actor, blogId: string, dataUrl: string): Promise<BlogImage> {
  await requireOwner(actor, blogId);
  await countTry('picture', [`pictures of ${blogId}`]);
  const picture = await preparePicture(dataUrl, await actorRequester(actor));
  await addUnsavedPictures(blogId, await storePictures([picture]), MAX_UNSAVED_PICTURES);
  return addedImage(picture);
}

/** Removes pictures that no saved text has shown for 30 days. */
export async function sweepAddedPictures(): Promise<void> {
  await removeUnsavedPictures(new Date(Date.now() - UNSAVED_PICTURE_DAYS * DAY_MS));
}
