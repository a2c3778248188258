import { preinit } from 'react-dom';
import { languageStylesheet } from '@/lib/blog-design/fonts/cjk.ts';
import type { Language } from '@/lib/constants/options.ts';

/** Fonts for a blog's script where our own screens show its text; nothing for scripts that every system has. */
export function LanguageFonts({ language }: { language: Language }) {
  const href = languageStylesheet(language);
  return href ? <link rel="stylesheet" href={href} precedence="language" /> : null;
}

/** The same outside of rendering. */
export function loadLanguageFonts(language: Language): void {
  const href = languageStylesheet(language);
  if (href) preinit(href, { as: 'style', precedence: 'language' });
}
