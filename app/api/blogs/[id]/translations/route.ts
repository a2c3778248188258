import { writing } from '@/lib/api/operations/writing.ts';
import { route } from '@/lib/auth/route.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

export const GET = route(writing['GET /api/blogs/{id}/translations'], ({ actor, params }) =>
  listTranslations(actor, params.id),
);

export const POST = route(writing['POST /api/blogs/{id}/translations'], ({ actor, params, body }) =>
  translateBlog(actor, params.id, body),
);
