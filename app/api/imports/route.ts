import { route } from '@/lib/auth/route.ts';
import { importSchema } from '@/lib/blog-imports/schema.ts';
import { importBlogs } from '@/lib/blog-imports/service.ts';
import { MAX_IMPORT_BODY_BYTES } from '@/lib/constants/limits.ts';

/** POST /api/imports: imports posts as drafts. */
export const POST = route(
  { auth: 'user', body: importSchema, largeBody: { limit: MAX_IMPORT_BODY_BYTES }, limit: 'import' },
  ({ actor, body, request }) => importBlogs({ actor, signal: request.signal }, body),
);
