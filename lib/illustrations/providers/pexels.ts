import { z } from 'zod';
import { askJson } from '@/lib/http/ask-json.ts';
import type { PictureProvider } from './types.ts';

const address = z.url({ protocol: /^https?$/ });

const answerSchema = z.object({
  photos: z.array(
    z.object({
      url: address,
      alt: z.string().nullish(),
      photographer: z.string(),
      src: z.object({ large2x: address, medium: address }),
    }),
  ),
});

/** Pexels; its license allows copies. */
export function pexels(options: { baseUrl: string; apiKey: string }): PictureProvider {
  return {
    name: 'Pexels',
    search: async ({ query, count, signal }) => {
      const url = new URL('/v1/search', options.baseUrl);
      url.search = new URLSearchParams({ query, per_page: String(count), orientation: 'landscape' }).toString();
      const headers = { authorization: options.apiKey };
      const { photos } = await askJson(url, answerSchema, { signal, headers });
      return photos.map(({ url: pageUrl, alt, photographer, src }) => ({
        fileUrl: src.large2x,
        previewUrl: src.medium,
        title: alt?.trim() ?? '',
        credit: `Photo by ${photographer}, Pexels License, on Pexels`,
        pageUrl,
      }));
    },
  };
}
