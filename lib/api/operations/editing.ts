import { z } from 'zod';
import { blog, earlierText, revision } from '@/lib/blogs/answers.ts';
import * as edits from '@/lib/blogs/editing/schema.ts';
import { addressChangeSchema } from '@/lib/blogs/groups/schema.ts';
import { blogProposals, changedLinks, linksSchema, proposalsSchema } from '@/lib/blogs/links/schema.ts';
import { blogCoverSchema, blogImageSchema, styleChangeOfSeveralSchema, styleChangeSchema } from '@/lib/blogs/schema.ts';
import { done, text } from '@/lib/http/answers.ts';
import { MAX_PICTURE_BODY_BYTES } from '@/lib/images/rules.ts';
import { sectionChangeSchema } from '@/lib/writing/change-schema.ts';
import { findingsSchema } from '@/lib/writing/examination/schema.ts';
import { personalChangesSchema, personalProposals, personalRequestSchema } from '@/lib/writing/outline-schema.ts';
import { articleScore } from '@/lib/writing/score/schema.ts';
import { type Operations, read, write } from '../operation.ts';

const MEGABYTE = 1024 * 1024;
const PICTURE = { largeBody: { limit: MAX_PICTURE_BODY_BYTES } } as const;
const SAVED = { largeBody: { limit: MEGABYTE }, errors: ['conflict', 'unprocessable-input'] } as const;
const WITH_MODEL = { errors: ['conflict', 'unprocessable-input', 'writer-failed'] } as const;
const CONFLICT = { errors: ['conflict'] } as const;
const ADDRESS = { ...CONFLICT, auth: 'user' } as const;
const NUMBERED = { errors: ['invalid-input'] } as const;
const REVIEW = { limit: 'score', errors: ['unprocessable-input'] } as const;
const LINKS = { auth: 'user', largeBody: { limit: MEGABYTE } } as const;

const [cover, slug] = [z.object({ cover: blogCoverSchema }), z.object({ slug: text })];

/** Changing the text and design of a blog. */
export const editing = {
  'PUT /api/blogs/{id}': write('Replace the text of a blog', blog, edits.blogEditSchema, SAVED),
  'PATCH /api/blogs/{id}/sentences': write('Change single sentences', blog, edits.sentenceChangesSchema, {
    ...{ ...SAVED, largeBody: { limit: MEGABYTE / 2 } },
  }),
  'POST /api/blogs/{id}/sections/{index}': write('Rewrite a section', blog, sectionChangeSchema, WITH_MODEL),
  'POST /api/blogs/{id}/personal': write('Propose changes', personalProposals, personalRequestSchema, WITH_MODEL),
  'PUT /api/blogs/{id}/personal': write('Make proposed changes', blog, personalChangesSchema, SAVED),
  'GET /api/blogs/{id}/revisions': read('List earlier texts', z.array(revision)),
  'GET /api/blogs/{id}/revisions/{revisionId}': read('Read an earlier text', earlierText),
  'POST /api/blogs/{id}/revisions/{revisionId}/restore': write('Restore an earlier text', blog, undefined, CONFLICT),
  'GET /api/blogs/{id}/review': read('List doubtful sentences', findingsSchema, undefined, REVIEW),
  'GET /api/blogs/{id}/score': read('Measure a blog', articleScore, undefined, { limit: 'score' }),
  'POST /api/blogs/style': write('Change the style of a blog', done, styleChangeSchema),
  'PUT /api/blogs/style': write('Change the style of several blogs', done, styleChangeOfSeveralSchema),
  'PUT /api/blogs/{id}/cover': write('Change the cover of a blog', cover, edits.coverChangeSchema, PICTURE),
  'DELETE /api/blogs/{id}/cover': write('Remove the cover of a blog', done),
  'GET /api/blogs/{id}/cover/pictures': read('Find covers', edits.offeredPicturesSchema, edits.pictureSearchSchema),
  'GET /api/blogs/{id}/cover/drawings/{number}': read('Draw a cover', 'image/svg+xml', undefined, NUMBERED),
  'POST /api/blogs/{id}/images': write('Add a picture', blogImageSchema, edits.addedPictureSchema, PICTURE),
  'PUT /api/blogs/{id}/address': write('Change the address of a blog', slug, addressChangeSchema, ADDRESS),
  'POST /api/links/proposals': write('Propose links between blogs', blogProposals, proposalsSchema, {
    auth: 'user',
    limit: 'links',
  }),
  'POST /api/links': write('Add proposed links', changedLinks, linksSchema, LINKS),
  'DELETE /api/links': write('Remove links', changedLinks, linksSchema, LINKS),
} as const satisfies Operations;
