import { z } from 'zod';
import { submitSchema, withdrawSchema } from '@/lib/backlinks/schema.ts';
import { importPreview, importPreviewSchema, importResult, importSchema } from '@/lib/blog-imports/schema.ts';
import { binRemovalSchema, blogIdsSchema, visibilityChangeSchema } from '@/lib/blogs/schema.ts';
import { MAX_IMPORT_BODY_BYTES } from '@/lib/constants/limits.ts';
import { VISIBILITIES } from '@/lib/constants/platforms.ts';
import { BacklinkStatus } from '@/lib/generated/prisma/enums.ts';
import { done, flag, text, texts, time } from '@/lib/http/answers.ts';
import { type Operations, publish, read, write } from '../operation.ts';

const CONFLICT = { errors: ['conflict'] } as const;
const IMPORT = { auth: 'user', limit: 'import', largeBody: { limit: MAX_IMPORT_BODY_BYTES } } as const;
const FOR_30_DAYS = 'Deleted blogs can be restored for 30 days.';

const backlink = z
  .object({
    ...{ id: text, blogId: text, platform: text, status: z.enum(BacklinkStatus), visibility: z.enum(VISIBILITIES) },
    ...{ target: text, message: text, warning: text.optional(), hasChanged: flag, platformUrl: text.optional() },
    ...{ rel: text.optional(), canonicalUrl: text.optional(), checkedAt: time.optional(), seenAt: time.optional() },
    ...{ lostAt: time.optional(), createdAt: time, updatedAt: time },
  })
  .meta({ id: 'Submission' });
const outcome = z.object({ success: flag, message: text });
const platforms = z.object({ platforms: texts, remembered: z.array(z.object({ platform: text, target: text })) });

/** Who sees blogs and where else they are posted; importing. */
export const publishing = {
  'PUT /api/blogs/visibility': publish('Publish, hide or schedule blogs', done, visibilityChangeSchema),
  'DELETE /api/blogs/{id}': publish('Delete a blog', done, undefined, { description: FOR_30_DAYS }),
  'POST /api/bin': publish('Delete blogs', done, blogIdsSchema, { description: FOR_30_DAYS }),
  'POST /api/bin/restore': publish('Restore deleted blogs', done, blogIdsSchema),
  'DELETE /api/bin': publish('Delete blogs permanently', done, binRemovalSchema),
  'GET /api/backlinks/platforms': read('List platforms', platforms),
  'POST /api/backlinks/submit': publish('Post a blog to a platform', outcome.extend({ backlink }), submitSchema, {
    ...CONFLICT,
    description: 'Waits a while for the platform. A `pending` submission continues: read it in the list.',
  }),
  'GET /api/backlinks/{blogId}': read('List submissions of a blog', z.array(backlink)),
  'DELETE /api/backlinks/{blogId}/{backlinkId}': publish('Remove a submission', done, undefined, CONFLICT),
  'POST /api/backlinks/{blogId}/{backlinkId}/check': publish('Check the link in a post', backlink),
  'POST /api/backlinks/{blogId}/{backlinkId}/withdraw': publish('Delete a post', outcome, withdrawSchema, CONFLICT),
  'POST /api/imports/preview': write('Read files to import', importPreview, importPreviewSchema, IMPORT),
  'POST /api/imports': write('Import posts as drafts', importResult, importSchema, { ...IMPORT, streams: true }),
} as const satisfies Operations;
