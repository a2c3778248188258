import { languageStylesheet } from '@/lib/blog-design/fonts/catalog.ts';
import type { Language } from '@/lib/constants/options.ts';

/** Fonts for a blog's script where our own screens show its text; nothing for scripts that every system has. */
export function LanguageFonts({ language }: { language: Language }) {
  const href = languageStylesheet(language);
  return href ? <link rel="stylesheet" href={href} precedence="language" /> : null;
}
