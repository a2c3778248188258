import type { CoverChange, OfferedPicture } from '@/lib/blogs/pictures/schema.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

export type CoveredBlog = Pick<Blog, 'id' | 'topic' | 'cover'>;

/** A chosen, unsaved cover. */
export type Choice =
  | { kind: 'uploaded'; picture: string; name: string }
  | { kind: 'found'; query: string; offer: OfferedPicture }
  | { kind: 'drawn'; number: number };

export type Description = { alt: string; isDecorative: boolean };

export const coverPath = (blogId: string) => `/api/blogs/${blogId}/cover`;

export const drawingPath = (blogId: string, number: number) => `${coverPath(blogId)}/drawings/${number}`;

export function descriptionOf(cover: Blog['cover']): Description {
  const alt = cover ? alternativeText(cover) : '';
  return { alt, isDecorative: cover !== undefined && alt === '' };
}

/** The initial alt text of a choice: the title for a search result; drawings are decorative. */
export function firstDescription(choice: Choice): Description {
  const alt = choice.kind === 'found' ? choice.offer.title : '';
  return { alt, isDecorative: choice.kind === 'drawn' };
}

/** URL of a choice's preview. */
export function previewOf(choice: Choice, blogId: string): string {
  if (choice.kind === 'uploaded') return choice.picture;
  if (choice.kind === 'found') return choice.offer.previewUrl;
  return drawingPath(blogId, choice.number);
}

/** The request for a choice; without one, it changes the current cover's alt text. */
export function changeOf(choice: Choice | null, description: Description): CoverChange {
  const alt = description.isDecorative ? '' : description.alt.trim();
  switch (choice?.kind) {
    case 'uploaded':
      return { kind: 'uploaded', picture: choice.picture, alt };
    case 'found':
      return { kind: 'found', query: choice.query, pageUrl: choice.offer.pageUrl, alt };
    case 'drawn':
      return { kind: 'drawn', number: choice.number, alt };
    case undefined:
      return { kind: 'described', alt };
  }
}
