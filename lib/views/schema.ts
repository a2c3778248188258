import { z } from 'zod';
import { count, text } from '@/lib/http/answers.ts';
import { boundedText } from '@/lib/http/bounds.ts';

export const statisticsQuerySchema = z.object({ format: z.enum(['json', 'csv']).default('json') });

const MAX_BLOGS = 100;

/** Query of GET /api/views/counts: ids separated by commas. */
export const viewCountsQuerySchema = z.object({
  ids: boundedText(MAX_BLOGS * 65)
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().regex(/^[\w-]{1,64}$/)).max(MAX_BLOGS)),
});

const hosts = z.array(z.object({ host: text, count }));

/** Answer of GET /api/views. `referrers` are other sites than `aiAnswers`, AI assistants whose answers were followed. */
export const statistics = z.object({
  days: z.array(
    z.object({ day: z.iso.date(), views: count, readers: count, embeds: count, cards: count, aiFetches: count }),
  ),
  ...{ referrers: hosts, aiAnswers: hosts, embedders: hosts },
});
