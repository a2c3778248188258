import { z } from 'zod';
import { exportRequestSchema } from '@/lib/blog-exports/schema.ts';
import { bin, blog, blogList, blogPage, readBlog } from '@/lib/blogs/answers.ts';
import { groupRenameSchema, groupsChangeSchema, ownGroups } from '@/lib/blogs/groups/schema.ts';
import { blogListSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { htmlRequestSchema, pageSchema } from '@/lib/blogs/schema.ts';
import { MAX_CHECKED_CHARACTERS } from '@/lib/constants/limits.ts';
import { count, done, flag, text } from '@/lib/http/answers.ts';
import { idText } from '@/lib/http/bounds.ts';
import { checkResult, checkSchema } from '@/lib/origin-check/schema.ts';
import { statistics, statisticsQuerySchema, viewCountsQuerySchema } from '@/lib/views/schema.ts';
import { claimsAnswerSchema, claimsRequestSchema } from '@/lib/writing/claims.ts';
import { check, type Operations, read, write } from '../operation.ts';

const rights = z.record(z.enum(['isOwner', 'mayDelete', 'mayTranslate', 'maySaveStyle', 'mayTryStyle']), flag);
const signed = z.object({ record: z.looseObject({}), textHash: text, publicKeyUrl: text });
const provenance = signed.extend({ protected: text, payload: text, signature: text });
const html = z.object({ html: text });
const ofBlog = z.object({ of: idText().optional().describe('Id of a blog to suggest tags for.') });

const HTML = { body: htmlRequestSchema, limit: 'html' } as const;
const largeBody = { limit: 8 * MAX_CHECKED_CHARACTERS };
const CLAIMS = {
  auth: 'user',
  largeBody: { limit: 4 * 1024 * 1024 },
  errors: ['unprocessable-input', 'writer-failed'],
} as const;
const CHECK = { limit: 'check', largeBody, errors: ['unprocessable-input'] } as const;
const counts = z.record(text, count);
const CONFLICT = { errors: ['conflict'] } as const;

/** Reading blogs, and what is known about them. */
export const blogs = {
  'GET /api/blogs': read('List and search your blogs', blogList, blogListSchema, { auth: 'user' }),
  'GET /api/blogs/user/{uid}': read('List your blogs with their texts, newest first', blogPage, pageSchema),
  'GET /api/blogs/username/{usernameSlug}': read('List an author’s public blogs', z.array(blog)),
  'GET /api/blogs/{id}': read('Read a blog', readBlog),
  'GET /api/blogs/{id}/markdown': read('Read a blog as Markdown', 'text/markdown'),
  'GET /api/blogs/{id}/pdf': read('Download a blog as a PDF', 'application/pdf', undefined, { limit: 'pdf' }),
  'POST /api/blogs/html': read('Make an HTML file of a blog', html, undefined, HTML),
  'GET /api/blogs/{id}/provenance': read('Read who and what wrote a blog', provenance, undefined, CONFLICT),
  'GET /api/blogs/{id}/rights': read('Read what you may do with a blog', rights),
  'GET /api/exports': read('Download your blogs in one file', 'application/octet-stream', exportRequestSchema, {
    ...{ auth: 'user', limit: 'export' },
    description: 'A ZIP of Markdown or PDF files, or a WordPress export. Without `ids`, all but deleted ones.',
  }),
  'GET /api/images/{id}': read('Read a picture of a blog', 'image/webp'),
  'GET /api/og-image/{id}': read('Read the preview picture of a blog', 'image/png'),
  'GET /api/bin': read('List deleted blogs', bin),
  'GET /api/blogs/groups': read('List your tags and series', ownGroups, ofBlog, { auth: 'user' }),
  'PUT /api/blogs/groups': write('Change tags and series of blogs', done, groupsChangeSchema, { auth: 'user' }),
  'PATCH /api/blogs/groups': write('Rename or merge a tag or series', done, groupRenameSchema, { auth: 'user' }),
  'GET /api/blogs/{id}/views': read('Read the views of a blog', statistics, statisticsQuerySchema),
  'GET /api/views': read('Read all your views', statistics, statisticsQuerySchema, { auth: 'user' }),
  'GET /api/views/counts': read('Count recent views', counts, viewCountsQuerySchema, { auth: 'user' }),
  'POST /api/claims': check('Check a text against sources', claimsAnswerSchema, claimsRequestSchema, CLAIMS),
  'POST /api/check': check('Find out whether a text was published here', checkResult, checkSchema, CHECK),
} as const satisfies Operations;
