import { expect, test } from 'vitest';
import { checkLink } from '@/lib/backlinks/check-link.ts';
import { startLocalServer } from '../../fakes/local-server.ts';
import { changeSettings } from '../../support/settings.ts';

const { signal } = new AbortController();

test('counts no page of our own as a backlink', async () => {
  const answer = { status: 200, headers: { 'content-type': 'text/html' }, body: '<a href="/share/abc">Tea</a>' };
  const site = await startLocalServer(() => answer);
  changeSettings({ OUTBOUND_ALLOW_HOSTS: new URL(site.url).host });
  const blogUrl = `${site.url}/share/abc`;
  const finding = await checkLink(`${site.url}/blog/abc`, blogUrl, { requester: 'a test', signal });
  await site.close();
  expect(finding).toEqual({ kind: 'absent', reason: 'no-link', canonicalUrl: null });
});
