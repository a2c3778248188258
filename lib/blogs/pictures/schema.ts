import { z } from 'zod';
import { COVER_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_COVER_DRAWINGS, MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { optionalText } from '../schema.ts';

/** Alt text of a picture; '' for a decorative one. */
export const alternativeTextSchema = optionalText('Alt text', MAX_ALTERNATIVE_TEXT_CHARACTERS);

/** Body of POST /api/blogs/{id}/images: a picture as a data URL. */
export const addedPictureSchema = z.object({ picture: z.string() });

const search = z
  .string()
  .trim()
  .min(1, COVER_MESSAGES.searchMissing)
  .max(MAX_SEARCH_CHARACTERS, COVER_MESSAGES.searchLong);

export const coverNumberSchema = z.coerce
  .number(COVER_MESSAGES.noDrawing)
  .int(COVER_MESSAGES.noDrawing)
  .min(0, COVER_MESSAGES.noDrawing)
  .max(MAX_COVER_DRAWINGS - 1, COVER_MESSAGES.noDrawing);

/**
 * Body of PUT /api/blogs/{id}/cover:
 * - uploaded: a picture as a data URL
 * - found: a result of GET /api/blogs/{id}/cover/pictures for `query`, by its page
 * - drawn: a numbered drawing in the style's colors
 * - described: a new alt text for the current cover
 */
export const coverChangeSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('uploaded'), picture: z.string(), alt: alternativeTextSchema }),
    z.object({ kind: z.literal('found'), query: search, pageUrl: z.string(), alt: alternativeTextSchema }),
    z.object({ kind: z.literal('drawn'), alt: alternativeTextSchema, number: coverNumberSchema }),
    z.object({ kind: z.literal('described'), alt: alternativeTextSchema }),
  ],
  COVER_MESSAGES.kindMissing,
);

export type CoverChange = z.infer<typeof coverChangeSchema>;

/** Query of GET /api/blogs/{id}/cover/pictures. */
export const pictureSearchSchema = z.object({ query: search });

/** Answer of GET /api/blogs/{id}/cover/pictures: thumbnail, title, credit line and page of each result. */
export type OfferedPictures = { pictures: { previewUrl: string; title: string; credit: string; pageUrl: string }[] };
