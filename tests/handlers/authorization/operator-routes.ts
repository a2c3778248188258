import { get, post } from '../../support/requests.ts';
import type { Entry } from './entry.ts';

const send = (method: string, path: string, headers: Record<string, string>, body: unknown = {}) =>
  new Request(post(path, body, headers), { method });

const MODEL = '/api/operator/models/qwen3-4b';
const params = () => ({ name: 'qwen3-4b' });

/** Entries of the authorization table. */
export const OPERATOR_ROUTES: Record<string, Entry> = {
  'GET /api/operator': { access: 'operator', request: (_, headers) => get('/api/operator', headers) },
  'POST /api/operator/session': {
    access: 'public',
    request: (_, headers) => post('/api/operator/session', { code: 'wrong' }, headers),
  },
  'DELETE /api/operator/session': {
    access: 'operator',
    request: (_, headers) => send('DELETE', '/api/operator/session', headers),
  },
  'GET /api/operator/decisions': {
    access: 'operator',
    request: (_, headers) => get('/api/operator/decisions', headers),
  },
  'POST /api/operator/decisions/[id]': {
    access: 'operator',
    params: () => ({ id: 'x' }),
    request: (_, headers) => post('/api/operator/decisions/x', { outcome: 'lifted', reason: 'R' }, headers),
  },
  'POST /api/operator/reports/[id]': {
    access: 'operator',
    params: () => ({ id: 'x' }),
    request: (_, headers) => post('/api/operator/reports/x', { kind: 'hide', reason: 'R' }, headers),
  },
  'POST /api/operator/test': { access: 'operator', request: (_, headers) => post('/api/operator/test', {}, headers) },
  'POST /api/operator/signing-key': {
    access: 'operator',
    request: (_, headers) => post('/api/operator/signing-key', {}, headers),
  },
  'PUT /api/operator/selection': {
    access: 'operator',
    request: (_, headers) => send('PUT', '/api/operator/selection', headers, { name: null }),
  },
  'DELETE /api/operator/models/[name]': {
    access: 'operator',
    params,
    request: (_, headers) => send('DELETE', MODEL, headers),
  },
  'POST /api/operator/models/[name]/fetch': {
    access: 'operator',
    params,
    request: (_, headers) => post(`${MODEL}/fetch`, {}, headers),
  },
  'DELETE /api/operator/models/[name]/fetch': {
    access: 'operator',
    params,
    request: (_, headers) => send('DELETE', `${MODEL}/fetch`, headers),
  },
};
