import { readFile } from 'node:fs/promises';
import { route } from '@/lib/auth/route.ts';
import { FONTS_PATH } from '@/lib/blog-design/fonts/addresses.ts';
import { type CjkLanguage, languageStylesheet } from '@/lib/blog-design/fonts/cjk.ts';
import { cjkStylesheet } from '@/lib/blog-design/fonts/font-faces.ts';
import { fontFilePath } from '@/lib/blog-design/fonts/font-files.ts';
import { AppError } from '@/lib/http/errors.ts';
import { publicText } from '@/lib/http/public-text.ts';

const CJK_LANGUAGES: readonly CjkLanguage[] = ['chinese', 'japanese'];

/** GET /fonts/{file}: a font, or a language's font stylesheet, for any site. Names contain a hash, for caches. */
export const GET = route({}, async ({ params: { file = '' } }) => {
  const language = CJK_LANGUAGES.find((known) => languageStylesheet(known) === `${FONTS_PATH}/${file}`);
  if (language) return publicText(cjkStylesheet(language, FONTS_PATH), 'text/css');
  const path = fontFilePath(file);
  if (!path) throw new AppError('not-found', 'Font not found.');
  return new Response(await readFile(path), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    },
  });
});
