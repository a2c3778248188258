import { expect, test } from 'vitest';
import { routePatterns } from '@/lib/server/measuring-listener.ts';

/** As Next writes them. */
const patternOf = routePatterns({
  staticRoutes: [
    { page: '/', regex: '^/(?:/)?$' },
    { page: '/check', regex: '^/check(?:/)?$' },
  ],
  dynamicRoutes: [{ page: '/share/[id]', regex: '^/share/([^/]+?)(?:/)?$' }],
  rewrites: {
    beforeFiles: [
      { source: '/de/:path*', destination: '/:path*', regex: '^/de(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))?(?:/)?$' },
    ],
    afterFiles: [
      { source: '/share/:id.md', destination: '/api/blogs/:id/markdown', regex: '^/share(?:/([\\w-]+))\\.md(?:/)?$' },
    ],
  },
});

test.each([
  ['/', '/'],
  ['/de', '/'],
  ['/de/check', '/check'],
  ['/share/tea', '/share/[id]'],
  ['/share/tea.md', '/share/:id.md'],
  ['/_next/static/chunks/a.js', '/_next/…'],
  ['/wp-login.php', ''],
])('the pattern of %s is "%s"', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
  // From memory.
  expect(patternOf(path)).toBe(pattern);
});
