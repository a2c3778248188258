import { get, post } from '../../support/requests.ts';
import { blogOf, type Entry } from './entry.ts';

/** Entries of the authorization table. */
export const OTHER_ROUTES: Record<string, Entry> = {
  'POST /api/check': { access: 'public', request: (_, headers) => post('/api/check', { text: 'Tea' }, headers) },
  'GET /api/health': { access: 'public', request: (_, headers) => get('/api/health', headers) },
  'GET /api/images/[id]': { access: 'public', request: (_, headers) => get('/api/images/x', headers) },
  'GET /api/oembed': { access: 'public', request: (_, headers) => get('/api/oembed?url=x', headers) },
  'GET /api/og-image/[id]': { access: 'public', request: (_, headers) => get('/api/og-image/x', headers) },
  'GET /api/public-keys': { access: 'public', request: (_, headers) => get('/.well-known/jwks.json', headers) },
  'GET /api/subscription/can-create': {
    access: 'self',
    request: (victim, headers) => get(`/api/subscription/can-create?userId=${victim.id}`, headers),
  },
  'GET /api/subscription/check': {
    access: 'self',
    request: (victim, headers) => get(`/api/subscription/check?userId=${victim.id}`, headers),
  },
  'POST /api/subscription/create-checkout-session': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/create-checkout-session', { userId: victim.id }, headers),
  },
  'POST /api/subscription/sync': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/sync', { userId: victim.id }, headers),
  },
  'POST /api/subscription/cancel': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/cancel', { userId: victim.id }, headers),
  },
  'POST /api/subscription/resume': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/resume', { userId: victim.id }, headers),
  },
  'POST /api/subscription/portal': {
    access: 'self',
    request: (victim, headers) => post('/api/subscription/portal', { userId: victim.id }, headers),
  },
  'GET /api/views': { access: 'signed-in', request: (_, headers) => get('/api/views', headers) },
  'GET /api/views/counts': {
    access: 'signed-in',
    request: (victim, headers) => get(`/api/views/counts?ids=${blogOf(victim)}`, headers),
  },
  'GET /api/library': {
    access: 'public',
    request: (_, headers) => get('/api/library?topic=Tea&language=english', headers),
  },
  'GET /api/writer': { access: 'public', request: (_, headers) => get('/api/writer', headers) },
  'POST /api/stripe/webhook': { access: 'signed', request: (_, headers) => post('/api/stripe/webhook', {}, headers) },
};
