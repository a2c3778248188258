import type { CoverChange, OfferedPicture } from '@/lib/blogs/pictures/schema.ts';
import { alternativeText } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';

/** A blog that has a cover, or can have one. */
export type CoveredBlog = Pick<Blog, 'id' | 'topic' | 'cover'>;

/** A picture that was chosen and is not saved yet. */
export type Choice =
  | { kind: 'uploaded'; picture: string; name: string }
  | { kind: 'found'; query: string; offer: OfferedPicture }
  | { kind: 'drawn'; number: number };

/** What is said of a cover to who cannot see it. */
export type Description = { alt: string; isDecorative: boolean };

/** Address of a blog's cover in the API. */
export const coverPath = (blogId: string) => `/api/blogs/${blogId}/cover`;

/** Address of a drawing that a blog could have as its cover. */
export const drawingPath = (blogId: string, number: number) => `${coverPath(blogId)}/drawings/${number}`;

/** What is said of the present cover. */
export function descriptionOf(cover: Blog['cover']): Description {
  const alt = cover ? alternativeText(cover) : '';
  return { alt, isDecorative: cover !== undefined && alt === '' };
}

/** What is said of a picture that was just chosen: what its maker says; of a drawing, that it decorates. */
export function firstDescription(choice: Choice): Description {
  const alt = choice.kind === 'found' ? choice.offer.title : '';
  return { alt, isDecorative: choice.kind === 'drawn' };
}

/** Address of a chosen picture, to be looked at. */
export function previewOf(choice: Choice, blogId: string): string {
  if (choice.kind === 'uploaded') return choice.picture;
  if (choice.kind === 'found') return choice.offer.previewUrl;
  return drawingPath(blogId, choice.number);
}

/** A choice as the server takes it; without one the present cover gets another description. */
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
