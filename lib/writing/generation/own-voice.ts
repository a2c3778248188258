import 'server-only';
import { findVoice } from '@/lib/users/queries.ts';
import { shownVoice } from '../calls/voice.ts';
import { type Voice, voiceSchema } from '../voice.ts';

/** A user's present voice, as far as a writer is shown it. */
export async function ownVoice({ id, hasVoice }: { id: string; hasVoice: boolean }): Promise<Voice | undefined> {
  const stored = hasVoice ? await findVoice(id) : null;
  return stored ? shownVoice(voiceSchema.parse(stored)) : undefined;
}
