import { route } from '@/lib/auth/route.ts';
import { translationRequestSchema } from '@/lib/writing/change-schema.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

export const GET = route({}, ({ actor, params }) => listTranslations(actor, params.id));

export const POST = route({ body: translationRequestSchema }, ({ actor, params, body }) =>
  translateBlog(actor, params.id, body),
);
