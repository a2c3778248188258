import type { IncomingMessage } from 'node:http';
import { acceptedLanguage } from '../http/accepted-language.ts';
import { readCookie } from '../http/cookies.ts';
import {
  INTERFACE_LANGUAGES,
  isScreen,
  LANGUAGE_COOKIE,
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '../messages/languages.ts';
import { processWide } from '../process-wide.ts';
import { requestDestination } from './public-paths.ts';

type Spoken = { language: string; isScreen: boolean };

/** Finds the language of what a page shows, by its path; the application sets it when it starts. */
export const contentLanguage = processWide('content-language', () => ({
  find: async (_path: string): Promise<string | undefined> => undefined,
}));

/** The language that a browser asks for: its reader's choice, else its own. */
function browserLanguage({ headers }: IncomingMessage, languages = INTERFACE_LANGUAGES): string | undefined {
  const chosen = readCookie(headers.cookie ?? null, LANGUAGE_COOKIE);
  const isKnown = chosen !== undefined && Object.hasOwn(languages, chosen);
  return isKnown ? chosen : acceptedLanguage(headers['accept-language'], languages);
}

/** The reader's language: a screen has it in its address, a page's script names it, and a browser has a choice stored. */
export function readerLanguage(request: IncomingMessage): string {
  const { url = '', headers } = request;
  const { language, path } = splitLanguage(url);
  if (isScreen(path)) return language;
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  const asked = isNavigation ? browserLanguage(request) : acceptedLanguage(headers['accept-language']);
  return asked ?? SOURCE_LANGUAGE;
}

/**
 * The language that an answer speaks: a screen's that of its address, a public page's that of what it shows and a public
 * answer's English, so that it is the same for everybody, and any other's that of its reader.
 */
export async function answerLanguage(request: IncomingMessage): Promise<Spoken> {
  const { path } = splitLanguage(request.url ?? '');
  if (isScreen(path)) return { language: readerLanguage(request), isScreen: true };
  // While the database is down, there is no page to speak.
  const shown = await contentLanguage()
    .find(path.split('?', 1)[0] ?? '')
    .catch(() => undefined);
  const others = requestDestination(request)?.isPublic ? SOURCE_LANGUAGE : readerLanguage(request);
  return { language: shown ?? others, isScreen: false };
}

/** Where a request for a page is led: to its reader's language, or to a page's one address. */
export function languageRedirect(request: IncomingMessage, languages = INTERFACE_LANGUAGES) {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return undefined;
  const { language, path } = splitLanguage(url, languages);
  if (language !== SOURCE_LANGUAGE) return isScreen(path) ? undefined : path;
  if (!isScreen(url)) return undefined;
  const wanted = browserLanguage(request, languages);
  return wanted === undefined || wanted === SOURCE_LANGUAGE ? undefined : pathIn(wanted, url);
}
