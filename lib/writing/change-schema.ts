import { z } from 'zod';
import { plainText } from '@/lib/blogs/schema.ts';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { basedOn } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';
import { useVoice } from './voice.ts';

const SECTION_CHANGES = ['regenerate', 'expand', 'shorten'] as const;
export type SectionChange = (typeof SECTION_CHANGES)[number];

export const sectionChangeSchema = z.object({
  change: z.enum(SECTION_CHANGES, 'writing.input.sectionChange' satisfies MessageKey),
  instruction: plainText(
    MAX_INSTRUCTION_CHARACTERS,
    'writing.input.instructionTooLong' satisfies MessageKey,
  ).optional(),
  useVoice,
  basedOn,
});

export type SectionChangeRequest = z.infer<typeof sectionChangeSchema>;

export const translationRequestSchema = z.object({
  language: z.enum(LANGUAGES, 'writing.input.language' satisfies MessageKey),
  useVoice,
});
