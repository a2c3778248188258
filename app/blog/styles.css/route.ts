import { everyStyle } from '@/components/blog/styling/every-style';

/** Made when the application is built. */
export const dynamic = 'force-static';

/** GET /blog/styles.css: every style in every color theme, for the screens that switch between them. */
export function GET(): Response {
  return new Response(everyStyle().css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
