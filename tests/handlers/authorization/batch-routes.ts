import { get, post } from '../../support/requests.ts';
import { batchOf, type Entry } from './entry.ts';

/** Entries of the authorization table. */
export const BATCH_ROUTES: Record<string, Entry> = {
  'GET /api/batches': { access: 'actor', request: (_, headers) => get('/api/batches', headers) },
  'POST /api/batches': {
    access: 'self',
    request: (victim, headers) =>
      post(
        '/api/batches',
        { topic: 'Tea', batchSize: 2, userId: victim.id, batchId: '0b5ff1f6-9a6d-4f4e-9d0e-6d8f4b1f0a11' },
        headers,
      ),
  },
  'POST /api/batches/plan': {
    access: 'actor',
    request: (_, headers) => post('/api/batches/plan', { topic: 'Tea', batchSize: 2 }, headers),
  },
  'DELETE /api/batches/[id]': {
    access: 'actor',
    request: (victim, headers) =>
      new Request(post(`/api/batches/${batchOf(victim)}`, {}, headers), { method: 'DELETE' }),
    params: (victim) => ({ id: batchOf(victim) }),
  },
  'POST /api/batches/[id]/stop': {
    access: 'actor',
    request: (victim, headers) => post(`/api/batches/${batchOf(victim)}/stop`, {}, headers),
    params: (victim) => ({ id: batchOf(victim) }),
  },
  'POST /api/batches/[id]/continue': {
    access: 'actor',
    request: (victim, headers) => post(`/api/batches/${batchOf(victim)}/continue`, {}, headers),
    params: (victim) => ({ id: batchOf(victim) }),
  },
  'GET /api/batches/[id]/events': {
    access: 'actor',
    request: (victim, headers) => get(`/api/batches/${batchOf(victim)}/events`, headers),
    params: (victim) => ({ id: batchOf(victim) }),
  },
};
