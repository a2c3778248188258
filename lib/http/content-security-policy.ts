import { createHash } from 'node:crypto';

/** Header in which the server tells the application what to mark its inline scripts with. */
export const NONCE_HEADER = 'x-nonce';

/** The source expression that allows an inline script by what is in it. */
export const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * The Content-Security-Policy of our pages.
 * @param scripts source expressions of the inline scripts that the page may run
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
