import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env.ts';
import { askJson } from '@/lib/http/ask-json.ts';

/** A picture that a provider offers for a subject. */
export type FoundPicture = {
  fileUrl: string;
  /** A small copy, to choose by. */
  previewUrl: string;
  /** Its subject in its maker's words; may be ''. */
  title: string;
  /** Maker, license and provider for the caption. */
  credit: string;
  /** The picture's own page. */
  pageUrl: string;
  /** The size to show, where the provider's terms demand its own file instead of a copy. */
  shownFromProvider?: { width: number; height: number };
  /** URL to call when the picture is used, where the provider's terms demand it. */
  reportUse?: { url: string; headers: Record<string, string> };
};

/** `count` limits the results. */
type PictureSearch = { query: string; count: number; signal: AbortSignal };

/** Throws if the provider does not answer. */
export type PictureProvider = { name: string; search: (search: PictureSearch) => Promise<FoundPicture[]> };

const httpUrl = z.url({ protocol: /^https?$/ });

function searchUrl(baseUrl: string, path: string, query: Record<string, string>): URL {
  const url = new URL(path, baseUrl);
  url.search = `${new URLSearchParams(query)}`;
  return url;
}

const openverseSchema = z.object({
  results: z.array(
    z.object({
      url: httpUrl,
      thumbnail: httpUrl.nullish(),
      title: z.string().nullish(),
      creator: z.string().nullish(),
      license: z.string(),
      license_version: z.string().nullish(),
      foreign_landing_url: httpUrl,
    }),
  ),
});

type OpenverseResult = z.infer<typeof openverseSchema>['results'][number];

/** 'by-sa', '2.0' → 'CC BY-SA 2.0'; the two marks of the public domain under their own names. */
function licenseName({ license, license_version }: OpenverseResult): string {
  if (license === 'pdm') return 'Public Domain Mark';
  const code = license === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`;
  return [code, license_version].filter(Boolean).join(' ');
}

function openversePicture(result: OpenverseResult): FoundPicture {
  const title = result.title?.trim() ?? '';
  const by = result.creator ? ` by ${result.creator}` : '';
  return {
    fileUrl: result.url,
    previewUrl: result.thumbnail ?? result.url,
    title,
    credit: `${title ? `“${title}”` : 'Photo'}${by}, ${licenseName(result)}, via Openverse`,
    pageUrl: result.foreign_landing_url,
  };
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

/** A token is renewed this long before its end. */
const RENEWAL_MS = 60_000;

type OpenverseOptions = { baseUrl: string; clientId: string; clientSecret: string };

/** Openverse: openly licensed pictures that allow commercial use and changes. */
export function openverse({ baseUrl, clientId, clientSecret }: OpenverseOptions): PictureProvider {
  let token: { value: string; endsAt: number } | undefined;

  async function authorization(signal: AbortSignal): Promise<string> {
    if (!token || token.endsAt < Date.now() + RENEWAL_MS) {
      const grant = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
      const answer = await askJson(new URL('/v1/auth_tokens/token/', baseUrl), tokenSchema, {
        signal,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams(grant)}`,
      });
      token = { value: answer.access_token, endsAt: Date.now() + answer.expires_in * 1000 };
    }
    return `Bearer ${token.value}`;
  }

  return {
    name: 'Openverse',
    search: async ({ query, count, signal }) => {
      const url = searchUrl(baseUrl, '/v1/images/', {
        q: query,
        page_size: `${count}`,
        license_type: 'commercial,modification',
        mature: 'false',
      });
      const headers = { authorization: await authorization(signal) };
      return (await askJson(url, openverseSchema, { signal, headers })).results.map(openversePicture);
    },
  };
}

const unsplashSchema = z.object({
  results: z.array(
    z.object({
      width: z.number().positive(),
      height: z.number().positive(),
      alt_description: z.string().nullish(),
      urls: z.object({ regular: httpUrl, small: httpUrl }),
      links: z.object({ html: httpUrl, download_location: httpUrl }),
      user: z.object({ name: z.string() }),
    }),
  ),
});

/** Width of Unsplash's size `regular`, in pixels. */
const REGULAR_WIDTH = 1080;

/** Unsplash. Its terms demand pictures from its own URLs, a report of each use, and links that name the referrer. */
export function unsplash({ baseUrl, accessKey }: { baseUrl: string; accessKey: string }): PictureProvider {
  const headers = { authorization: `Client-ID ${accessKey}` };
  return {
    name: 'Unsplash',
    search: async ({ query, count, signal }) => {
      const options = { per_page: `${count}`, orientation: 'landscape', content_filter: 'high' };
      const url = searchUrl(baseUrl, '/search/photos', { query, ...options });
      const { results } = await askJson(url, unsplashSchema, { signal, headers });
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

const pexelsSchema = z.object({
  photos: z.array(
    z.object({
      url: httpUrl,
      alt: z.string().nullish(),
      photographer: z.string(),
      src: z.object({ large2x: httpUrl, medium: httpUrl }),
    }),
  ),
});

/** Pexels; its license allows copies. */
export function pexels({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): PictureProvider {
  return {
    name: 'Pexels',
    search: async ({ query, count, signal }) => {
      const url = searchUrl(baseUrl, '/v1/search', { query, per_page: `${count}`, orientation: 'landscape' });
      const { photos } = await askJson(url, pexelsSchema, { signal, headers: { authorization: apiKey } });
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

/** Providers refuse or ignore longer searches. */
const MAX_QUERY_CHARACTERS = 100;

/** A text as a search for providers. */
export const searchQuery = (text: string) => text.replace(/\s+/g, ' ').slice(0, MAX_QUERY_CHARACTERS);

let chosen: PictureProvider | null | undefined;

/** The provider with a configured key, openly licensed pictures first; null without any key. */
export function chooseProvider(): PictureProvider | null {
  chosen ??= makeProvider();
  return chosen;
}

function makeProvider(): PictureProvider | null {
  const settings = env();
  const { OPENVERSE_CLIENT_ID: clientId, OPENVERSE_CLIENT_SECRET: clientSecret } = settings;
  const { UNSPLASH_ACCESS_KEY: accessKey, PEXELS_API_KEY: apiKey } = settings;
  if (clientId && clientSecret) return openverse({ baseUrl: settings.OPENVERSE_BASE_URL, clientId, clientSecret });
  if (accessKey) return unsplash({ baseUrl: settings.UNSPLASH_BASE_URL, accessKey });
  return apiKey ? pexels({ baseUrl: settings.PEXELS_BASE_URL, apiKey }) : null;
}
