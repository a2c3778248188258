import { MAX_VOICE_CHARACTERS } from './limits.ts';

/** What a user may say about how a blog is written, by the names of the request's fields, and as the forms call it. */
export const VOICE_LABELS = { tone: 'Tone', audience: 'Audience', pointOfView: 'Point of view' } as const;

/** A wish about how a blog is written. */
export type VoiceName = keyof typeof VOICE_LABELS;

/** Such wishes, '' where nothing is wished. */
export type Voice = Record<VoiceName, string>;

export const VOICE_NAMES = Object.keys(VOICE_LABELS) as VoiceName[];

/** What is said of a wish that is too long. */
export const voiceTooLong = (name: VoiceName): string =>
  `${VOICE_LABELS[name]} cannot exceed ${MAX_VOICE_CHARACTERS} characters`;
