import 'server-only';
import { env } from '@/lib/env.ts';
import { openverse } from './openverse.ts';
import { pexels } from './pexels.ts';
import type { PictureProvider } from './types.ts';
import { unsplash } from './unsplash.ts';

/** Longest search, in characters; providers refuse or ignore more. */
const MAX_QUERY_CHARACTERS = 100;

/** A text as providers take it for a search. */
export const searchQuery = (text: string) => text.replace(/\s+/g, ' ').slice(0, MAX_QUERY_CHARACTERS);

let chosen: PictureProvider | null | undefined;

/** The provider with a configured key, openly licensed pictures first; null without any key. */
export function chooseProvider(): PictureProvider | null {
  chosen ??= makeProvider();
  return chosen;
}

function makeProvider(): PictureProvider | null {
  const settings = env();
  if (settings.OPENVERSE_CLIENT_ID && settings.OPENVERSE_CLIENT_SECRET) {
    return openverse({
      baseUrl: settings.OPENVERSE_BASE_URL,
      clientId: settings.OPENVERSE_CLIENT_ID,
      clientSecret: settings.OPENVERSE_CLIENT_SECRET,
    });
  }
  if (settings.UNSPLASH_ACCESS_KEY) {
    const { UNSPLASH_BASE_URL: baseUrl, UNSPLASH_ACCESS_KEY: accessKey } = settings;
    return unsplash({ baseUrl, accessKey });
  }
  if (settings.PEXELS_API_KEY) {
    return pexels({ baseUrl: settings.PEXELS_BASE_URL, apiKey: settings.PEXELS_API_KEY });
  }
  return null;
}
