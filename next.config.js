import { INTERFACE_LANGUAGES, SOURCE_LANGUAGE } from './lib/messages/languages.ts';

/** In development pages are made as they are asked for; the running product sends each page a policy of its own (lib/server). */
const DEVELOPMENT_POLICY = "script-src 'self' 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'self'";

/** @type {import('next').NextConfig} */
export default {
  agentRules: false,
  poweredByHeader: false,
  typedRoutes: true,
  // Beside localhost, which Next allows.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks the types; a newcomer's first start need not.
  typescript: { ignoreBuildErrors: true },
  // Node itself loads these: their WebAssembly, native or dynamic parts cannot be bundled, or they are large and would be in many
  // bundles, each of whose texts V8 keeps.
  serverExternalPackages: [
    ...['fs-native-extensions', 'pino', 'linkedom', 'satori'],
    ...[
      'any-ascii',
      'eld',
      'icu-minify',
      'jose',
      'jsonrepair',
      'nodemailer',
      'openai',
      'opencc-js',
      'rate-limiter-flexible',
    ],
    ...['subset-font', 'undici', 'yaml', 'zod', '@modelcontextprotocol/server'],
  ],
  // A page is kept whole once it is made (lib/server/response-cache.ts), so that its head must be complete from the start.
  htmlLimitedBots: /.*/,
  // Pictures are stored in the size they are shown at; the optimiser would be work for strangers to ask for.
  images: { unoptimized: true },
  async redirects() {
    return [{ source: '/s/:id', destination: '/share/:id', permanent: true }];
  },
  async rewrites() {
    const languages = Object.keys(INTERFACE_LANGUAGES).filter((language) => language !== SOURCE_LANGUAGE);
    const afterFiles = [
      { source: '/share/:id([\\w-]+).md', destination: '/api/blogs/:id/markdown' },
      { source: '/share/:id([\\w-]+).pdf', destination: '/api/blogs/:id/pdf' },
      { source: '/:key([a-zA-Z\\d-]{8,128}).txt', destination: '/api/index-now-key/:key' },
      { source: '/.well-known/jwks.json', destination: '/api/public-keys' },
      { source: '/.well-known/oauth-protected-resource', destination: '/api/oauth/protected-resource' },
      { source: '/.well-known/oauth-protected-resource/api/mcp', destination: '/api/oauth/protected-resource' },
      { source: '/.well-known/oauth-authorization-server', destination: '/api/oauth/authorization-server' },
    ];
    // The server tells the page its language (lib/server/answer-language.ts).
    const beforeFiles = languages.map((language) => ({ source: `/${language}/:path*`, destination: '/:path*' }));
    return { beforeFiles, afterFiles };
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          ...(process.env.NODE_ENV === 'development'
            ? [{ key: 'Content-Security-Policy', value: DEVELOPMENT_POLICY }]
            : []),
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(self), geolocation=()' },
        ],
      },
      { source: '/authorize', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
      // Clients that run in a page of another site; none of these reads a cookie.
      ...['/.well-known/oauth-:document(.*)', '/api/oauth/:endpoint(register|token|revoke)'].map((source) => ({
        source,
        headers: [
          { key: 'Access-Control-Allow-Origin', value: '*' },
          { key: 'Access-Control-Allow-Headers', value: 'Content-Type, MCP-Protocol-Version' },
        ],
      })),
    ];
  },
};
