import { z } from 'zod';
import { askJson } from '@/lib/http/ask-json.ts';
import type { FoundPicture, PictureProvider } from './types.ts';

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const answerSchema = z.object({
  results: z.array(
    z.object({
      url: z.url({ protocol: /^https?$/ }),
      thumbnail: z.url({ protocol: /^https?$/ }).nullish(),
      title: z.string().nullish(),
      creator: z.string().nullish(),
      license: z.string(),
      license_version: z.string().nullish(),
      foreign_landing_url: z.url({ protocol: /^https?$/ }),
    }),
  ),
});

type Result = z.infer<typeof answerSchema>['results'][number];

/** A new token is asked for so long before the old one ends, in milliseconds. */
const RENEWAL_MS = 60_000;

/** 'by-sa', '2.0' → 'CC BY-SA 2.0'; the two marks of the public domain under their own names. */
function licenseName({ license, license_version }: Result): string {
  if (license === 'pdm') return 'Public Domain Mark';
  const code = license === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`;
  return [code, license_version].filter(Boolean).join(' ');
}

function toPicture(result: Result): FoundPicture {
  const title = result.title?.trim() ?? '';
  const by = result.creator ? ` by ${result.creator}` : '';
  const name = title ? `“${title}”${by}` : `Photo${by}`;
  return {
    fileUrl: result.url,
    previewUrl: result.thumbnail ?? result.url,
    title,
    credit: `${name}, ${licenseName(result)}, via Openverse`,
    pageUrl: result.foreign_landing_url,
  };
}

/** Openverse: openly licensed pictures; only those that may be used commercially and changed. */
export function openverse(options: { baseUrl: string; clientId: string; clientSecret: string }): PictureProvider {
  let token: { value: string; endsAt: number } | undefined;

  async function authorization(signal: AbortSignal): Promise<string> {
    if (!token || token.endsAt < Date.now() + RENEWAL_MS) {
      const answer = await askJson(new URL('/v1/auth_tokens/token/', options.baseUrl), tokenSchema, {
        signal,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: options.clientId,
          client_secret: options.clientSecret,
        }).toString(),
      });
      token = { value: answer.access_token, endsAt: Date.now() + answer.expires_in * 1000 };
    }
    return `Bearer ${token.value}`;
  }

  return {
    name: 'Openverse',
    search: async ({ query, count, signal }) => {
      const url = new URL('/v1/images/', options.baseUrl);
      url.search = new URLSearchParams({
        q: query,
        page_size: String(count),
        license_type: 'commercial,modification',
        mature: 'false',
      }).toString();
      const headers = { authorization: await authorization(signal) };
      const { results } = await askJson(url, answerSchema, { signal, headers });
      return results.map(toPicture);
    },
  };
}
