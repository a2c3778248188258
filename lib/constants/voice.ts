import { MAX_VOICE_CHARACTERS } from './limits.ts';

/** Wishes about how a blog is written, by field name, with their labels. */
export const VOICE_LABELS = { tone: 'Tone', audience: 'Audience', pointOfView: 'Point of view' } as const;

/** A wish about how a blog is written. */
export type VoiceName = keyof typeof VOICE_LABELS;

/** Such wishes; '' where none. */
export type Voice = Record<VoiceName, string>;

export const VOICE_NAMES = Object.keys(VOICE_LABELS) as VoiceName[];

/** Error for a wish that is too long. */
export const voiceTooLong = (name: VoiceName): string =>
  `${VOICE_LABELS[name]} cannot exceed ${MAX_VOICE_CHARACTERS} characters`;
