import { route } from '@/lib/auth/route.ts';
import { consentSchema } from '@/lib/programs/oauth/schema.ts';
import { answerAuthorization } from '@/lib/programs/oauth/service.ts';

/** POST /api/oauth/authorize: the user's answer on the consent page. Answers the address to go to. */
export const POST = route({ auth: 'user', body: consentSchema }, ({ actor, body }) => answerAuthorization(actor, body));
