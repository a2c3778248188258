import { route } from '@/lib/auth/route.ts';
import { readFont } from '@/lib/blog-design/fonts/files.ts';
import { AppError } from '@/lib/http/errors.ts';

/** GET /fonts/{file}: a font, for any site. Names contain a hash, for caches. */
export const GET = route({}, async ({ params: { file = '' } }) => {
  const font = await readFont(file);
  if (!font) throw new AppError('not-found', 'Font not found.');
  return new Response(font, {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    },
  });
});
