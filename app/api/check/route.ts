import { route } from '@/lib/auth/route.ts';
import { MAX_CHECKED_CHARACTERS } from '@/lib/constants/limits.ts';
import { checkSchema } from '@/lib/origin-check/schema.ts';
import { checkText } from '@/lib/origin-check/service.ts';

export const POST = route(
  { scope: 'check', body: checkSchema, limit: 'check', largeBody: { limit: 8 * MAX_CHECKED_CHARACTERS } },
  ({ actor, body, request }) => checkText(actor, body, request.signal),
);
