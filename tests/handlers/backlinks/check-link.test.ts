import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { type LocalServer, startLocalServer } from '../../fakes/local-server.ts';

const { signal } = new AbortController();
const BLOG = 'http://quillcast.test/share/abc';

let site: LocalServer;

beforeAll(async () => {
  site = await startLocalServer(() => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<a href="${BLOG}">Tea</a><a href="/share/abc">Tea</a>`,
  }));
  process.env.OUTBOUND_ALLOW_HOSTS = new URL(site.url).host;
});
afterAll(() => site.close());

test('counts no page of our own as a backlink', async () => {
  const blogUrl = `${site.url}/share/abc`;
  const finding = await checkLink(`${site.url}/blog/abc`, blogUrl, { requester: 'a test', signal });
  expect(finding).toEqual({ kind: 'absent', reason: 'no-link', canonicalUrl: null });
});
