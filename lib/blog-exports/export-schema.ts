import { z } from 'zod';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/constants/export-formats.ts';
import { MAX_BLOGS_AT_ONCE } from '@/lib/constants/limits.ts';

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[];

/** Query of GET /api/exports: the format, and the ids of some blogs, joined by commas; without them all. */
export const exportRequestSchema = z.object({
  format: z.enum(FORMATS, 'Please choose Markdown, PDF or WordPress'),
  ids: z
    .string()
    .min(1, 'Blog ID is required')
    .transform((ids) => [...new Set(ids.split(','))])
    .refine((ids) => ids.length <= MAX_BLOGS_AT_ONCE, `Please choose up to ${MAX_BLOGS_AT_ONCE} blogs at a time`)
    .optional(),
});

/** A checked export. */
export type ExportRequest = z.infer<typeof exportRequestSchema>;
