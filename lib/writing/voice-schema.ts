import { z } from 'zod';
import { withoutControls } from '@/lib/blogs/rules.ts';
import { MAX_VOICE_CHARACTERS } from '@/lib/constants/limits.ts';
import { type Voice, type VoiceName, voiceTooLong } from '@/lib/constants/voice.ts';

/** One wish: a line of text. Nothing typed is no wish. */
const wish = (name: VoiceName) =>
  z
    .string()
    .overwrite((text) => withoutControls(text).replace(/\s+/g, ' '))
    .trim()
    .max(MAX_VOICE_CHARACTERS, voiceTooLong(name))
    .optional();

/** How a blog is to be written, as the forms ask for it and requests carry it; only a model can follow it. */
export const voiceFields = { tone: wish('tone'), audience: wish('audience'), pointOfView: wish('pointOfView') };

/** The wishes of a request, for those who judge what is asked. */
export const voiceIn = ({ tone, audience, pointOfView }: { [Name in VoiceName]?: Voice[Name] | undefined }) => [
  tone,
  audience,
  pointOfView,
];
