import { get, post } from '../../support/requests.ts';
import { blogOf, type Entry } from './entry.ts';

const FORM = {
  url: 'https://a.example/',
  formSelector: 'form',
  titleFieldSelector: '',
  contentFieldSelector: 'textarea',
  submitButtonSelector: 'button',
};

/** Entries of the authorization table. */
export const BACKLINK_ROUTES: Record<string, Entry> = {
  'GET /api/backlinks/platforms': {
    access: 'public',
    request: (_, headers) => get('/api/backlinks/platforms', headers),
  },
  'POST /api/backlinks/submit': {
    access: 'owner',
    request: (victim, headers) =>
      post(
        '/api/backlinks/submit',
        { blogId: blogOf(victim), platform: 'devto', credentials: { apiKey: 'x' } },
        headers,
      ),
  },
  'POST /api/backlinks/check': {
    access: 'signed-in',
    request: (_, headers) => post('/api/backlinks/check', { platform: 'devto' }, headers),
  },
  'POST /api/backlinks/dry-run': {
    access: 'owner',
    request: (victim, headers) =>
      post('/api/backlinks/dry-run', { blogId: blogOf(victim), credentials: FORM }, headers),
  },
  'GET /api/backlinks/[blogId]': {
    access: 'owner',
    request: (victim, headers) => get(`/api/backlinks/${blogOf(victim)}`, headers),
    params: (victim) => ({ blogId: blogOf(victim) }),
  },
  'DELETE /api/backlinks/[blogId]/[backlinkId]': {
    access: 'owner',
    request: (victim, headers) =>
      new Request(post(`/api/backlinks/${blogOf(victim)}/x`, {}, headers), { method: 'DELETE' }),
    params: (victim) => ({ blogId: blogOf(victim), backlinkId: 'x' }),
  },
  'POST /api/backlinks/[blogId]/[backlinkId]/withdraw': {
    access: 'owner',
    request: (victim, headers) => post(`/api/backlinks/${blogOf(victim)}/x/withdraw`, {}, headers),
    params: (victim) => ({ blogId: blogOf(victim), backlinkId: 'x' }),
  },
  'POST /api/backlinks/[blogId]/[backlinkId]/check': {
    access: 'owner',
    request: (victim, headers) => post(`/api/backlinks/${blogOf(victim)}/x/check`, {}, headers),
    params: (victim) => ({ blogId: blogOf(victim), backlinkId: 'x' }),
  },
  'DELETE /api/backlinks/credentials/[platform]': {
    access: 'signed-in',
    request: (_, headers) => new Request(post('/api/backlinks/credentials/devto', {}, headers), { method: 'DELETE' }),
    params: () => ({ platform: 'devto' }),
  },
  'GET /api/backlinks/wordpress/connect': {
    access: 'owner',
    request: (victim, headers) =>
      get(`/api/backlinks/wordpress/connect?site=https%3A%2F%2Fa.example&blogId=${blogOf(victim)}`, headers),
  },
  'GET /api/backlinks/wordpress/connected': {
    access: 'signed-in',
    request: (_, headers) => get('/api/backlinks/wordpress/connected?state=x', headers),
  },
};
