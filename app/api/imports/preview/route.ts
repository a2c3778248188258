import { route } from '@/lib/auth/route.ts';
import { importPreviewSchema } from '@/lib/blog-imports/schema.ts';
import { previewImport } from '@/lib/blog-imports/service.ts';
import { MAX_IMPORT_BODY_BYTES } from '@/lib/constants/limits.ts';

export const POST = route(
  {
    scope: 'write',
    auth: 'user',
    body: importPreviewSchema,
    largeBody: { limit: MAX_IMPORT_BODY_BYTES },
    limit: 'import',
  },
  ({ actor, body, request }) => previewImport({ actor, signal: request.signal }, body.files),
);
