import { z } from 'zod';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/constants/blog-messages.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';
import { boundedText } from '@/lib/http/bounds.ts';

const TOO_MANY = `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`;

/** Query of GET /api/exports; without ids, all blogs. */
export const exportRequestSchema = z.object({
  format: z.enum(Object.keys(EXPORT_FORMATS) as ExportFormat[], 'Please choose Markdown, PDF or WordPress'),
  ids: boundedText(MAX_BLOGS_AT_ONCE * 65, TOO_MANY)
    .min(1, 'Blog ID is required')
    .transform((ids) => [...new Set(ids.split(','))])
    .refine((ids) => ids.length <= MAX_BLOGS_AT_ONCE, TOO_MANY)
    .optional(),
});

export type ExportRequest = z.infer<typeof exportRequestSchema>;
