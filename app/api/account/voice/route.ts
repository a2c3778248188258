import { route } from '@/lib/auth/route.ts';
import { changeVoice, readVoice } from '@/lib/writing/services/voice.ts';
import { MAX_VOICE_BODY_BYTES, voiceChangeSchema } from '@/lib/writing/voice.ts';

export const GET = route({ auth: 'user' }, ({ actor }) => readVoice(actor));

export const PUT = route(
  { auth: 'user', body: voiceChangeSchema, largeBody: { limit: MAX_VOICE_BODY_BYTES } },
  ({ actor, body }) => changeVoice(actor, body),
);
