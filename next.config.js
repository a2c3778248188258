// Inline scripts are Next's own and the theme's; a nonce would make every page dynamic.
const scripts = `'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`;

const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src ${scripts}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  poweredByHeader: false,
  typedRoutes: true,
  // `npm test` checks the types; a newcomer's first start need not.
  typescript: { ignoreBuildErrors: true },
  // The WASM parts of these are loaded by Node itself.
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@prisma/schema-engine-wasm',
    'pino',
    'linkedom',
    'tinypool',
  ],
  // Public pages live in memory: what is on disk could outlive the data it was made from.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
  // Pictures are stored in the size they are shown at; the optimiser would be work for strangers to ask for.
  images: { unoptimized: true },
  async rewrites() {
    return [{ source: '/share/:id([\\w-]+).md', destination: '/api/blogs/:id/markdown' }];
  },
  async headers() {
    return [
      {
        // Every other site may frame /embed; it sends a policy of its own.
        source: '/((?!embed/|api/images/).*)',
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy }],
      },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        ],
      },
    ];
  },
};
