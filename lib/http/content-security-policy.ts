import { createHash } from 'node:crypto';

export const NONCE_HEADER = 'x-nonce';

export const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The Content-Security-Policy of our pages. `scripts`: source expressions of the allowed inline scripts; `frames`: who may frame it. */
export function contentSecurityPolicy(scripts: readonly string[], frames = "'self'"): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "frame-src 'self'",
    `frame-ancestors ${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
