import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/env.ts';
import { askJson } from '@/lib/http/safe-fetch.ts';

/** Openverse: openly licensed pictures that allow commercial use and changes. */

/** A picture that Openverse offers for a subject. */
export type FoundPicture = {
  fileUrl: string;
  /** A small copy, to choose by. */
  previewUrl: string;
  /** Its subject in its maker's words; may be ''. */
  title: string;
  /** Maker, license and Openverse for the caption. */
  credit: string;
  /** The picture's own page. */
  pageUrl: string;
};

const httpUrl = z.url({ protocol: /^https?$/ });

const answerSchema = z.object({
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

type Result = z.infer<typeof answerSchema>['results'][number];

/** 'by-sa', '2.0' → 'CC BY-SA 2.0'; the two marks of the public domain under their own names. */
function licenseName({ license, license_version }: Result): string {
  if (license === 'pdm') return 'Public Domain Mark';
  const code = license === 'cc0' ? 'CC0' : `CC ${license.toUpperCase()}`;
  return [code, license_version].filter(Boolean).join(' ');
}

function toPicture(result: Result): FoundPicture {
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

let token: { value: string; endsAt: number } | undefined;

async function authorization(signal: AbortSignal): Promise<string> {
  if (!token || token.endsAt < Date.now() + RENEWAL_MS) {
    const { OPENVERSE_BASE_URL, OPENVERSE_CLIENT_ID = '', OPENVERSE_CLIENT_SECRET = '' } = env();
    const grant = { client_id: OPENVERSE_CLIENT_ID, client_secret: OPENVERSE_CLIENT_SECRET };
    const answer = await askJson(new URL('/v1/auth_tokens/token/', OPENVERSE_BASE_URL), tokenSchema, {
      signal,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ grant_type: 'client_credentials', ...grant })}`,
    });
    token = { value: answer.access_token, endsAt: Date.now() + answer.expires_in * 1000 };
  }
  return `Bearer ${token.value}`;
}

/** Openverse refuses longer searches. */
const MAX_QUERY_CHARACTERS = 100;

export const canSearchPictures = (): boolean => Boolean(env().OPENVERSE_CLIENT_ID && env().OPENVERSE_CLIENT_SECRET);

/** Up to `count` pictures for a text; none without Openverse. @throws if it does not answer */
export async function searchPictures(text: string, count: number, signal: AbortSignal): Promise<FoundPicture[]> {
  if (!canSearchPictures()) return [];
  const url = new URL('/v1/images/', env().OPENVERSE_BASE_URL);
  url.search = `${new URLSearchParams({
    q: text.replace(/\s+/g, ' ').slice(0, MAX_QUERY_CHARACTERS),
    page_size: `${count}`,
    license_type: 'commercial,modification',
    mature: 'false',
  })}`;
  const headers = { authorization: await authorization(signal) };
  return (await askJson(url, answerSchema, { signal, headers })).results.map(toPicture);
}
