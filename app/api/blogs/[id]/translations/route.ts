import { route } from '@/lib/auth/route.ts';
import { translationRequestSchema } from '@/lib/blogs/schema.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

/** GET /api/blogs/{id}/translations: the blog's translations, for whose they are. */
export const GET = route({}, ({ actor, params }) => listTranslations(actor, params.id ?? ''));

/** POST /api/blogs/{id}/translations: has the blog written in another language. */
export const POST = route({ body: translationRequestSchema }, ({ actor, params, body }) =>
  translateBlog(actor, params.id ?? '', body.language),
);
