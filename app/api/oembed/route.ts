import { z } from 'zod';
import { route } from '@/lib/auth/route.ts';
import { describeEmbed } from '@/lib/blog-exports/service.ts';
import { AppError } from '@/lib/http/errors.ts';
import { publicJson } from '@/lib/http/public-text.ts';

const pixels = z.coerce.number().int().min(1).max(10_000).optional();

const query = z.object({ url: z.string(), maxwidth: pixels, maxheight: pixels, format: z.string().default('json') });

/** GET /api/oembed?url= (oembed.com, JSON only). */
export const GET = route({ query }, async ({ actor, query: { url, format, ...size } }) => {
  if (format !== 'json') throw new AppError('not-implemented', 'Only format=json is supported.');
  return publicJson(await describeEmbed(url, actor, size));
});
