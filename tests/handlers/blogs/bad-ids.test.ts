import { expect, test } from 'vitest';
import { GET as watchBatch } from '@/app/api/batches/[id]/events/route.ts';
import { POST as stopBatch } from '@/app/api/batches/[id]/stop/route.ts';
import { POST as restore } from '@/app/api/bin/restore/route.ts';
import { DELETE as deleteForGood, POST as deleteSeveral } from '@/app/api/bin/route.ts';
import { PUT as changeStyle } from '@/app/api/blogs/style/route.ts';
import { PUT as changeVisibility } from '@/app/api/blogs/visibility/route.ts';
import { GET as exportBlogs } from '@/app/api/exports/route.ts';
import { get, params, post } from '../../support/requests.ts';
import { signedInUser } from '../../support/users.ts';

type Ask = (id: string, headers: Record<string, string>) => Promise<Response>;

const sending = (method: string, body: object, headers: Record<string, string>) =>
  new Request(post('/x', body, headers), { method });

/** Every route that takes ids of ours without one of them standing in its address as a blog's. */
const ROUTES: Record<string, Ask> = {
  'deleting several': (id, headers) => deleteSeveral(post('/x', { ids: [id] }, headers)),
  restoring: (id, headers) => restore(post('/x', { ids: [id] }, headers)),
  'deleting for good': (id, headers) => deleteForGood(sending('DELETE', { ids: [id] }, headers)),
  'changing who may see several': (id, headers) =>
    changeVisibility(sending('PUT', { ids: [id], visibility: 'draft' }, headers)),
  'restyling several': (id, headers) =>
    changeStyle(sending('PUT', { ids: [id], style: 'retro', colorTheme: 'pink' }, headers)),
  exporting: (id, headers) => exportBlogs(get(`/x?format=markdown&ids=${encodeURIComponent(id)}`, headers)),
  'watching a batch': (id, headers) => watchBatch(get('/x', headers), params({ id })),
  'stopping a batch': (id, headers) => stopBatch(post('/x', {}, headers), params({ id })),
};

test.each(Object.entries(ROUTES))(
  '%s answers that there is nothing with an id that a database cannot even be asked for',
  async (_, ask) => {
    const { headers } = await signedInUser();
    expect((await ask('a\0b', headers)).status).toBe(404);
  },
);
