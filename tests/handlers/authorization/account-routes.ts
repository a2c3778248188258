import { get, post } from '../../support/requests.ts';
import type { Entry } from './entry.ts';

/** Entries of the authorization table. */
export const ACCOUNT_ROUTES: Record<string, Entry> = {
  'DELETE /api/account': {
    access: 'signed-in',
    request: (victim, headers) =>
      new Request(post('/api/account', { email: victim.email }, headers), { method: 'DELETE' }),
  },
  'PATCH /api/account': {
    access: 'signed-in',
    request: (_, headers) =>
      new Request(post('/api/account', { displayName: 'Mallory' }, headers), { method: 'PATCH' }),
  },
  'PUT /api/account/branding': {
    access: 'signed-in',
    request: (_, headers) =>
      new Request(post('/api/account/branding', { hidesBranding: false }, headers), { method: 'PUT' }),
  },
  'GET /api/account/domain': { access: 'signed-in', request: (_, headers) => get('/api/account/domain', headers) },
  'PUT /api/account/domain': {
    access: 'signed-in',
    request: (_, headers) =>
      new Request(post('/api/account/domain', { host: 'blog.example.org' }, headers), { method: 'PUT' }),
  },
  'DELETE /api/account/domain': {
    access: 'signed-in',
    request: (_, headers) =>
      new Request(post('/api/account/domain', { host: 'blog.example.org' }, headers), { method: 'DELETE' }),
  },
  'POST /api/account/domain/check': {
    access: 'signed-in',
    request: (_, headers) => post('/api/account/domain/check', { host: 'blog.example.org' }, headers),
  },
  'GET /api/domains/ask': {
    access: 'public',
    request: (_, headers) => get('/api/domains/ask?domain=blog.example.org', headers),
  },
  'PUT /api/account/default-visibility': {
    access: 'signed-in',
    request: (_, headers) =>
      new Request(post('/api/account/default-visibility', { defaultVisibility: 'draft' }, headers), { method: 'PUT' }),
  },
  'GET /api/account/export': { access: 'signed-in', request: (_, headers) => get('/api/account/export', headers) },
  'POST /api/account/login': { access: 'public', request: (_, headers) => post('/api/account/login', {}, headers) },
  'POST /api/account/password': {
    access: 'signed-in',
    request: (_, headers) =>
      post(
        '/api/account/password',
        { currentPassword: '', password: 'amber harbour', confirmPassword: 'amber harbour' },
        headers,
      ),
  },
  'POST /api/account/password-reset': {
    access: 'public',
    request: (_, headers) => post('/api/account/password-reset', {}, headers),
  },
  'POST /api/account/password-reset/confirm': {
    access: 'public',
    request: (_, headers) => post('/api/account/password-reset/confirm', {}, headers),
  },
  'POST /api/account/register': {
    access: 'public',
    request: (_, headers) => post('/api/account/register', {}, headers),
  },
  'POST /api/account/verify-email': {
    access: 'signed-in',
    request: (_, headers) => post('/api/account/verify-email', { token: 'x' }, headers),
  },
  'POST /api/account/verify-email/resend': {
    access: 'signed-in',
    request: (_, headers) => post('/api/account/verify-email/resend', {}, headers),
  },
  'GET /api/auth/[...nextauth]': { access: 'public', request: (_, headers) => get('/api/auth/session', headers) },
  'POST /api/auth/[...nextauth]': { access: 'public', request: (_, headers) => post('/api/auth/signout', {}, headers) },
};
