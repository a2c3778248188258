import { MAX_VOICE_CHARACTERS } from '@/lib/constants/limits.ts';
import { VOICE_NAMES, type Voice, type VoiceName, voiceTooLong } from '@/lib/constants/voice.ts';

/** What is wrong with a wish as it stands in the form, or null. */
export function voiceFieldProblem(name: VoiceName, typed: string): string | null {
  return typed.trim().length > MAX_VOICE_CHARACTERS ? voiceTooLong(name) : null;
}

/** The first thing wrong with the wishes of a form, or null. */
export function voiceProblem(voice: Voice): string | null {
  return VOICE_NAMES.map((name) => voiceFieldProblem(name, voice[name])).find(Boolean) ?? null;
}

/** The wishes that were typed, without those left empty, as a request carries them. */
export function typedVoice(voice: { [Name in VoiceName]?: string | undefined }): Partial<Voice> {
  const typed = VOICE_NAMES.map((name) => [name, voice[name]?.trim() ?? ''] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}
