import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { signedInUser } from '../../support/users.ts';

type Ask = (id: string, headers: Record<string, string>) => Promise<Response>;

/** Every route that takes ids of ours without one of them standing in its address as a blog's. */
const ROUTES: Record<string, Ask> = {
  'deleting several': (id, headers) => api.post('/api/bin', { ids: [id] }, headers),
  restoring: (id, headers) => api.post('/api/bin/restore', { ids: [id] }, headers),
  'deleting for good': (id, headers) => api.delete('/api/bin', { ids: [id] }, headers),
  'changing who may see several': (id, headers) =>
    api.put('/api/blogs/visibility', { ids: [id], visibility: 'draft' }, headers),
  'restyling several': (id, headers) =>
    api.put('/api/blogs/style', { ids: [id], style: 'retro', colorTheme: 'pink' }, headers),
  exporting: (id, headers) => api.get(`/api/exports?format=markdown&ids=${encodeURIComponent(id)}`, headers),
  'watching a batch': (id, headers) => api.get(`/api/batches/${id}/events`, headers),
  'stopping a batch': (id, headers) => api.post(`/api/batches/${id}/stop`, {}, headers),
};

test.each(Object.entries(ROUTES))(
  '%s answers that there is nothing with an id that a database cannot even be asked for',
  async (_, ask) => {
    const { headers } = await signedInUser();
    expect((await ask('a\0b', headers)).status).toBe(404);
  },
);
