import { languageStylesheet } from '@/lib/blog-design/fonts/catalog.ts';
import type { Language } from '@/lib/constants/options.ts';

/**
 * Lets the titles and texts of a blog be read on a machine without fonts for their script, wherever our own screens show
 * them with a `lang`. Asks for nothing in other languages; React puts it into the head once, however many blogs need it.
 */
export function LanguageFonts({ language }: { language: Language }) {
  const href = languageStylesheet(language);
  return href ? <link rel="stylesheet" href={href} precedence="language" /> : null;
}
