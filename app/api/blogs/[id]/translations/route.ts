import { route } from '@/lib/auth/route.ts';
import { translationRequestSchema } from '@/lib/writing/change-schema.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => listTranslations(actor, params.id));

export const POST = route({ scope: 'write', body: translationRequestSchema }, ({ actor, params, body }) =>
  translateBlog(actor, params.id, body),
);
