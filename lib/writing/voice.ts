import { z } from 'zod';
import { plainText } from '@/lib/blogs/schema.ts';
import { MAX_HOUSE_RULES_CHARACTERS, MAX_SAMPLE_CHARACTERS, MAX_VOICE_SAMPLES } from '@/lib/constants/limits.ts';
import { VOICE_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { idText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { lineText } from './outline-schema.ts';

export const useVoice = z.boolean('useVoice is true or false').default(true).describe('Write in your voice, if any.');

export const voiceSchema = z.object({
  /** Texts of the author's own; `blogId` names a blog to copy, while a voice is edited. */
  samples: z.array(z.object({ title: z.string(), text: z.string(), blogId: z.string().optional() })),
  /** House rules: audience, spelling, words never to use. */
  rules: z.string(),
});

/** How an author writes, as a writer follows it and a blog keeps it. */
export type Voice = z.infer<typeof voiceSchema>;

const sample = z
  .object({
    title: lineText(200, 'outline.titleTooLong' satisfies MessageKey).default(''),
    text: plainText(MAX_SAMPLE_CHARACTERS, VOICE_MESSAGES.sampleLong).default(''),
    blogId: idText().optional(),
  })
  .refine(({ text, blogId }) => text !== '' || blogId, { path: ['text'], message: VOICE_MESSAGES.sampleEmpty });

/** Body of PUT /api/account/voice and of POST /api/account/voice/rules, which ignores the rules. */
export const voiceChangeSchema = z.object({
  samples: z.array(sample).max(MAX_VOICE_SAMPLES, VOICE_MESSAGES.tooMany),
  rules: plainText(MAX_HOUSE_RULES_CHARACTERS, VOICE_MESSAGES.rulesLong),
});

export const MAX_VOICE_BODY_BYTES = 256 * 1024;

/** `blogs` are the user's newest, to copy texts from. */
export type VoiceAnswer = Voice & { blogs: { id: string; title: string }[] };
