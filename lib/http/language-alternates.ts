import { INTERFACE_LANGUAGES, isScreen, pathIn } from '../messages/languages.ts';
import { askedLanguage } from './answer-context.ts';

/** The addresses of a path, one for each language that it has one in. */
export const pathsInLanguages = (path: string, languages = INTERFACE_LANGUAGES): string[] =>
  isScreen(path) ? Object.keys(languages).map((language) => pathIn(language, path)) : [path];

/** og:locale: a language, by default that of the answer, and its country. */
export function socialLocale(tag = askedLanguage()): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/**
 * For the head of a screen: its address in the language it speaks, and those in all languages. `x-default` has no prefix
 * and leads readers to theirs.
 */
export function languageAlternates(path: string, languages = INTERFACE_LANGUAGES) {
  const paths = Object.keys(languages).map((language) => [language, pathIn(language, path)] as const);
  return {
    canonical: pathIn(askedLanguage(), path),
    ...(paths.length > 1 && { languages: { ...Object.fromEntries(paths), 'x-default': path } }),
  };
}
