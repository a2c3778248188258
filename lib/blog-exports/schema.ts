import { z } from 'zod';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { EXPORT_FORMATS } from '@/lib/constants/options.ts';
import { boundedText } from '@/lib/http/bounds.ts';
import type { MessageKey } from '@/lib/messages/types.ts';

const TOO_MANY = 'blogs.input.tooMany' satisfies MessageKey;

/** Query of GET /api/exports; without ids, all blogs. */
export const exportRequestSchema = z.object({
  format: z.enum(EXPORT_FORMATS, 'blogs.exports.chooseFormat' satisfies MessageKey),
  ids: boundedText(MAX_BLOGS_AT_ONCE * 65, TOO_MANY)
    .min(1, 'blogs.input.noId' satisfies MessageKey)
    .transform((ids) => [...new Set(ids.split(','))])
    .refine((ids) => ids.length <= MAX_BLOGS_AT_ONCE, TOO_MANY)
    .optional(),
});

export type ExportRequest = z.infer<typeof exportRequestSchema>;
