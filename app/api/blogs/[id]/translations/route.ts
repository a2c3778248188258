import { isProgram } from '@/lib/auth/actor.ts';
import { route } from '@/lib/auth/route.ts';
import { translationRequestSchema } from '@/lib/writing/change-schema.ts';
import { followed } from '@/lib/writing/runs/for-programs.ts';
import { readGeneration } from '@/lib/writing/services/runs.ts';
import { listTranslations, translateBlog } from '@/lib/writing/services/translation.ts';

export const GET = route({ scope: 'read' }, ({ actor, params }) => listTranslations(actor, params.id));

export const POST = route({ scope: 'write', body: translationRequestSchema }, async ({ actor, params, body }) => {
  const answer = await translateBlog(actor, params.id, body);
  if (!isProgram(actor) || !('generationId' in answer)) return answer;
  return followed(actor, 'generations', await readGeneration(actor, answer.generationId));
});
