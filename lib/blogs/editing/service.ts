import 'server-only';
import type { Actor } from '@/lib/auth/actor.ts';
import { ADDED_PICTURE_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_IMAGES } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { imagePath } from '@/lib/routes.ts';
import { requireOwner } from '../authorization.ts';
import { addedImage } from '../pictures/added-pictures.ts';
import { findPictures, findRevisions } from '../queries.ts';
import { getBlog } from '../reading/service.ts';
import { alternativeText } from '../rules.ts';
import {
  type Blog,
  type BlogImage,
  type BlogSection,
  blogKeyPointsSchema,
  blogQuestionsSchema,
  blogSectionsSchema,
  blogSourcesSchema,
} from '../schema.ts';
import { type BlogText, saveText } from './mutations.ts';
import type { BlogEdit, BlogRevision, EarlierText } from './schema.ts';

function describedAs(image: BlogImage, alt: string | undefined): BlogImage {
  return alt === undefined || alt === alternativeText(image) ? image : { ...image, alt };
}

/**
 * Replaces a blog's text. Errors: forbidden, not-found, gone, conflict; invalid-input for a picture of another blog.
 */
export async function editBlog(actor: Actor, blogId: string, edit: BlogEdit): Promise<Blog> {
  await requireOwner(actor, blogId);
  const present = await getBlog(blogId, actor);
  const known = await knownImages(present);
  const { alternativeTexts = {}, description, basedOn, draftVersion, ...text } = edit;
  const sections = text.sections.map(({ heading, content, images }) => ({
    heading,
    content,
    images: images.map((url) => describedAs(imageOf(known, url), alternativeTexts[url])),
  }));
  requireRoom(picturesIn(present.content.sections), picturesIn(sections));
  const next = { ...text, sections, description: description === '' ? null : description };
  return replaceText(actor, blogId, next, basedOn, draftVersion);
}

/**
 * Replaces a blog's text; the earlier version goes into the history.
 * @param basedOn `updatedAt` of the text that it replaces
 * @param draftVersion of the draft to delete
 * @throws AppError conflict, not-found, gone
 */
export async function replaceText(
  actor: Actor,
  blogId: string,
  text: BlogText,
  basedOn: string,
  draftVersion?: string,
): Promise<Blog> {
  const isSaved = await saveText(blogId, text, new Date(basedOn), draftVersion);
  const blog = await getBlog(blogId, actor);
  if (!isSaved) throw changedElsewhere();
  return blog;
}

/** The refusal of a save based on an outdated version. */
export const changedElsewhere = () =>
  new AppError('conflict', 'This blog was changed in another window. Copy what you wrote, reload, and try again.');

const picturesIn = (sections: readonly Pick<BlogSection, 'images'>[]) =>
  sections.reduce((sum, { images }) => sum + images.length, 0);

/** Limits pictures, but accepts texts that had more before. Errors: invalid-input. */
function requireRoom(before: number, after: number): void {
  if (after <= Math.max(MAX_IMAGES, before)) return;
  throw new AppError('invalid-input', ADDED_PICTURE_MESSAGES.tooMany);
}

function imageOf(known: ReadonlyMap<string, BlogImage>, url: string): BlogImage {
  const image = known.get(url);
  if (!image) throw new AppError('invalid-input', 'A picture does not belong to this blog.');
  return image;
}

/** The pictures that a section may show: added ones, and stored ones of the current and earlier versions. */
async function knownImages(blog: Blog): Promise<Map<string, BlogImage>> {
  const pictures = await findPictures(blog.id);
  const stored = new Set<string>(pictures.map(({ id }) => imagePath(id)));
  const revisions = await findRevisions(blog.id);
  const sections = [
    ...revisions.flatMap((revision) => blogSectionsSchema.parse(revision.sections)),
    ...blog.content.sections,
  ];
  const images = sections.flatMap((section) => section.images);
  const shown = images.filter((image) => !image.url.startsWith('/') || stored.has(imagePath(lastPart(image.url))));
  const added = pictures.filter(({ unsavedSince }) => unsavedSince !== null).map(addedImage);
  return new Map([...added, ...shown].map((image) => [image.url, image]));
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/** Earlier versions of a blog, newest first. Errors: forbidden, not-found, gone. */
export async function listRevisions(actor: Actor, blogId: string): Promise<BlogRevision[]> {
  await requireOwner(actor, blogId);
  const revisions = await findRevisions(blogId);
  return revisions.map(({ id, title, createdAt }) => ({ id, title, createdAt: createdAt.toISOString() }));
}

async function findRevision(blogId: string, revisionId: string) {
  const revisions = await findRevisions(blogId);
  const revision = revisions.find(({ id }) => id === revisionId);
  if (!revision) throw new AppError('not-found', 'This version could not be found.');
  const { title, intro, conclusion, description } = revision;
  const text = {
    title,
    intro,
    conclusion,
    description,
    keyPoints: blogKeyPointsSchema.parse(revision.keyPoints),
    questions: blogQuestionsSchema.parse(revision.questions),
    sections: blogSectionsSchema.parse(revision.sections),
  };
  return { revisions, revision, text };
}

/** An earlier version for comparison. Errors: forbidden, not-found, gone. */
export async function getRevision(actor: Actor, blogId: string, revisionId: string): Promise<EarlierText> {
  await requireOwner(actor, blogId);
  const { description, ...content } = (await findRevision(blogId, revisionId)).text;
  return { content, ...(description && { description }) };
}

/** Restores an earlier version; the current one goes into the history. Errors: forbidden, not-found, gone, conflict. */
export async function restoreRevision(actor: Actor, blogId: string, revisionId: string): Promise<Blog> {
  await requireOwner(actor, blogId);
  const { revisions, revision, text } = await findRevision(blogId, revisionId);
  const present = await getBlog(blogId, actor);
  // Versions from before sources were versioned share the oldest stored sources.
  const oldest = revisions.findLast((each) => each.sources !== null)?.sources;
  const sources = blogSourcesSchema.parse(revision.sources ?? oldest ?? present.sources);
  return replaceText(actor, blogId, { ...text, sources }, present.updatedAt);
}
