import 'server-only';
import { readFile } from 'node:fs/promises';
import { AppError } from '@/lib/http/errors';
import { publicText } from '@/lib/http/public-text';
import { type CjkLanguage, FONTS_PATH, languageStylesheet } from './catalog';
import { cjkStylesheet } from './font-faces';
import { fontFilePath } from './font-files';

const CJK_LANGUAGES: readonly CjkLanguage[] = ['chinese', 'japanese'];

/**
 * A font file, or the stylesheet that names those of a language. A file's name holds what is in it, so every cache may
 * keep it. Other sites may use it, as a downloaded or embedded blog does.
 * @throws AppError not-found for a name that no page gives
 */
export async function fontResponse(file: string): Promise<Response> {
  const language = CJK_LANGUAGES.find(
    (known) => languageStylesheet(known) === `${FONTS_PATH}/${file}`,
  );
  if (language) {
    return publicText(cjkStylesheet(language, FONTS_PATH), 'text/css');
  }
  const path = fontFilePath(file);
  if (!path) throw new AppError('not-found', 'There is no such font.');
  return new Response(await readFile(path), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    },
  });
}
