import { get, post } from '../../support/requests.ts';
import { type Entry, runOf } from './entry.ts';

/** Entries of the authorization table. */
export const GENERATION_ROUTES: Record<string, Entry> = {
  'GET /api/generations': { access: 'actor', request: (_, headers) => get('/api/generations', headers) },
  'DELETE /api/generations/[id]': {
    access: 'actor',
    request: (victim, headers) =>
      new Request(post(`/api/generations/${runOf(victim)}`, {}, headers), { method: 'DELETE' }),
    params: (victim) => ({ id: runOf(victim) }),
  },
  'GET /api/generations/[id]/events': {
    access: 'actor',
    request: (victim, headers) => get(`/api/generations/${runOf(victim)}/events`, headers),
    params: (victim) => ({ id: runOf(victim) }),
  },
};
