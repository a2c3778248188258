import 'server-only';
import { readFile } from 'node:fs/promises';
import { AppError } from '@/lib/http/errors';
import { fontFilePath } from './font-files';

/** Where the fonts of the blog styles are served. */
export const FONTS_PATH = '/fonts';

/**
 * A font file; its name holds what is in it, so every cache may keep it. Other sites may use it, as a downloaded or
 * embedded blog does.
 * @throws AppError not-found for a name that no stylesheet gives
 */
export async function fontResponse(file: string): Promise<Response> {
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
