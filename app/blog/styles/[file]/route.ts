import { route } from '@/lib/auth/route.ts';
import { stylesheetNamed } from '@/lib/blog-design/stylesheet.ts';
import { AppError } from '@/lib/http/errors.ts';

/** GET /blog/styles/{file}: a stylesheet of one style and color theme, or of all; the name is a hash of its content. */
export const GET = route({}, async ({ params }) => {
  const css = stylesheetNamed(params.file);
  if (!css) throw new AppError('not-found', 'Stylesheet not found.');
  return new Response(css, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
});
