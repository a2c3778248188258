/** The language of the specification's sentences, and of messages that another language lacks. */
export const SOURCE_LANGUAGE = 'en';

/** The languages of the interface by BCP 47 tag, in their own names: a new one is a line here and a file in `messages`. */
export const INTERFACE_LANGUAGES: Readonly<Record<string, string>> = {
  [SOURCE_LANGUAGE]: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  ja: '日本語',
  'zh-Hans': '中文',
  ru: 'Русский',
};

/** Cookie of the switch: the tag of the chosen language. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Japanese and Chinese marks are as wide as a character and take no space. */
const hasWideMarks = (language: string) => /^(?:ja|zh)/.test(language);

/** Between two sentences. */
export const sentenceGap = (language: string): string => (hasWideMarks(language) ? '' : ' ');

/** Between the items of a list. */
export const listComma = (language: string): string => (hasWideMarks(language) ? '、' : ', ');

const baseLanguage = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/** The language of the interface for a tag, whatever its script or region; undefined if there is none. */
export const interfaceLanguage = (tag: string, languages = INTERFACE_LANGUAGES): string | undefined =>
  Object.keys(languages).find((each) => baseLanguage(each) === baseLanguage(tag));

/** A page's address in a language: `/de/create`, and `/create` in English. */
export type LanguagePath = { language: string; path: string };

/**
 * Paths of the screens that speak their reader's language. Every other page speaks the language of what it shows, and
 * has one address.
 */
const SCREENS =
  /^\/(?:(?:create|batch|batch-results|check|library|developers(?:\/reference)?|login|forgot-password|reset-password|verify-email|auth\/(?:google|done)|authorize|profile|settings(?:\/[a-z]+)?|blogs|bin|(?:blog|preview)\/[\w-]+|operator(?:\/enter|\/reports(?:\/[\w-]+)?)?|report\/status\/[\w-]+|terms|privacy|accessibility|contact)\/?)?$/;

export const isScreen = (path: string): boolean => SCREENS.test(path.split(/[?#]/, 1)[0] ?? '');

/** Splits a path with the prefix of a language; any other is in English, also one whose rest would name another host. */
export function splitLanguage(path: string, languages = INTERFACE_LANGUAGES): LanguagePath {
  const [, language = '', rest = ''] = /^\/([a-z]{2,3}(?:-[a-z]{4})?)(?=[/?]|$)(?!\/[/\\])(.*)$/is.exec(path) ?? [];
  if (language === SOURCE_LANGUAGE || !Object.hasOwn(languages, language)) return { language: SOURCE_LANGUAGE, path };
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a path for a reader of a language; `path` may have a query and a fragment. */
export function pathIn(language: string, path: string): string {
  if (language === SOURCE_LANGUAGE || !isScreen(path)) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}
