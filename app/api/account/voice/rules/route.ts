import { route } from '@/lib/auth/route.ts';
import { draftHouseRules } from '@/lib/writing/services/voice.ts';
import { MAX_VOICE_BODY_BYTES, voiceChangeSchema } from '@/lib/writing/voice.ts';

/** POST /api/account/voice/rules: drafts house rules from samples with the connected model. */
export const POST = route(
  { auth: 'user', body: voiceChangeSchema, largeBody: { limit: MAX_VOICE_BODY_BYTES } },
  ({ actor, body, request }) => draftHouseRules(actor, body, request.signal),
);
