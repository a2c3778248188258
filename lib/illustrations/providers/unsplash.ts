import { z } from 'zod';
import { askJson } from '@/lib/http/ask-json.ts';
import type { PictureProvider } from './types.ts';

const address = z.url({ protocol: /^https?$/ });

const answerSchema = z.object({
  results: z.array(
    z.object({
      width: z.number().positive(),
      height: z.number().positive(),
      alt_description: z.string().nullish(),
      urls: z.object({ regular: address, small: address }),
      links: z.object({ html: address, download_location: address }),
      user: z.object({ name: z.string() }),
    }),
  ),
});

/** Width of the size called `regular`, in pixels. */
const REGULAR_WIDTH = 1080;

/**
 * Unsplash. Its API terms ask that pictures are shown from its own addresses, that each use is reported, and that
 * links back say who sent the visitor.
 */
export function unsplash(options: { baseUrl: string; accessKey: string }): PictureProvider {
  const headers = { authorization: `Client-ID ${options.accessKey}` };
  return {
    name: 'Unsplash',
    search: async ({ query, count, signal }) => {
      const url = new URL('/search/photos', options.baseUrl);
      url.search = new URLSearchParams({
        query,
        per_page: String(count),
        orientation: 'landscape',
        content_filter: 'high',
      }).toString();
      const { results } = await askJson(url, answerSchema, { signal, headers });
      return results.map(({ width, height, alt_description, urls, links, user }) => {
        const page = new URL(links.html);
        page.searchParams.set('utm_source', 'quillcast');
        page.searchParams.set('utm_medium', 'referral');
        return {
          fileUrl: urls.regular,
          previewUrl: urls.small,
          title: alt_description?.trim() ?? '',
          credit: `Photo by ${user.name}, Unsplash License, on Unsplash`,
          pageUrl: page.href,
          shownFromProvider: { width: REGULAR_WIDTH, height: Math.round((height * REGULAR_WIDTH) / width) },
          reportUse: { url: links.download_location, headers },
        };
      });
    },
  };
}
