import { requireUser } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { importPreviewSchema } from '@/lib/blog-imports/schema.ts';
import { previewImport } from '@/lib/blog-imports/service.ts';
import { MAX_IMPORT_BODY_BYTES } from '@/lib/constants/limits.ts';

/** POST /api/imports/preview: previews an import. */
export const POST = route(
  {
    body: importPreviewSchema,
    largeBody: { limit: MAX_IMPORT_BODY_BYTES, requireAllowed: ({ actor }) => requireUser(actor) },
    limit: 'import',
  },
  ({ actor, body, request }) => previewImport({ actor: requireUser(actor), signal: request.signal }, body.files),
);
