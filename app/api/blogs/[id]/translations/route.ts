import { writing } from '@/lib/api/operations/writing.ts';
import { isProgram } from '@/lib/auth/actor.ts';
import { followed, route } from '@/lib/auth/route.ts';
import { readGeneration } from '@/lib/writing/services/runs.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

export const GET = route(writing['GET /api/blogs/{id}/translations'], ({ actor, params }) =>
  listTranslations(actor, params.id),
);

export const POST = route(writing['POST /api/blogs/{id}/translations'], async ({ actor, params, body }) => {
  const answer = await translateBlog(actor, params.id, body);
  if (!isProgram(actor) || !('generationId' in answer)) return answer;
  return followed(actor, 'generations', await readGeneration(actor, answer.generationId));
});
