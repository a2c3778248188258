import { publishing } from '@/lib/api/operations/publishing.ts';
import { route } from '@/lib/auth/route.ts';
import { previewImport } from '@/lib/blog-imports/service.ts';

export const POST = route(publishing['POST /api/imports/preview'], ({ actor, body, request }) =>
  previewImport({ actor, signal: request.signal }, body.files),
);
