import { readFile } from 'node:fs/promises';
import { route } from '@/lib/auth/route.ts';
import { fontFilePath } from '@/lib/blog-design/fonts/files.ts';
import { AppError } from '@/lib/http/errors.ts';

/** GET /fonts/{file}: a font, for any site. Names contain a hash, for caches. */
export const GET = route({}, async ({ params: { file = '' } }) => {
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
