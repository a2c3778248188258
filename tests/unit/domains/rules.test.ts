import { expect, test } from 'vitest';
import { parseHost, servedHost } from '@/lib/domains/rules.ts';

const OWN = ['quillcast.example.com'];

test.each([
  ['blog.example.org', 'blog.example.org'],
  ['  Blog.Example.ORG ', 'blog.example.org'],
  ['https://blog.example.org/', 'blog.example.org'],
  ['http://blog.example.org', 'blog.example.org'],
  ['blog.example.org.', 'blog.example.org'],
  ['example.org', 'example.org'],
  ['блог.example.org', 'xn--90aexm.example.org'],
  ['bücher.de', 'xn--bcher-kva.de'],
  ['a.b.example.co.uk', 'a.b.example.co.uk'],
])('takes %j as %s', (typed, host) => {
  expect(parseHost(typed, OWN)).toEqual({ host });
});

const REFUSED = {
  malformed: `|blog|blog example.org|blog_x.example.org|-blog.example.org|*.example.org|blog.example.org/path|blog.example.org:8080|user@blog.example.org|${'a'.repeat(64)}.example.org|${'a.'.repeat(130)}org`,
  address: '127.0.0.1|https://2130706433|0x7f.1|[::1]',
  own: 'quillcast.example.com|QUILLCAST.example.com|mine.quillcast.example.com',
  reserved:
    'blog.example|blog.localhost|blog.test|printer.local|db.internal|blog.invalid|1.0.0.127.in-addr.arpa|hidden.onion',
  suffix: 'co.uk|com.br',
};

test.each(Object.entries(REFUSED).flatMap(([refusal, names]) => names.split('|').map((name) => [name, refusal])))(
  'refuses %j: %s',
  (typed, refusal) => {
    expect(parseHost(String(typed), OWN)).toEqual({ refusal });
  },
);

test('a name that only ends like this site’s is somebody’s own', () => {
  expect(parseHost('notquillcast.example.com', OWN)).toEqual({ host: 'notquillcast.example.com' });
});

const paid = {
  id: 'sub',
  userId: 'u1',
  customerId: 'cus',
  status: 'active',
  currentPeriodEnd: new Date(Date.now() + 60_000),
  cancelAt: null,
  endedAt: null,
  createdAt: new Date(0),
};
const customDomain = { verifiedHost: 'blog.example.org' };

test.each([
  ['a subscriber whose domain was found', { customDomain, subscriptions: [paid] }, 'blog.example.org'],
  ['nobody without a subscription', { customDomain, subscriptions: [] }, undefined],
  ['nobody whose domain was not found', { customDomain: { verifiedHost: null }, subscriptions: [paid] }, undefined],
  ['nobody without a domain', { customDomain: null, subscriptions: [paid] }, undefined],
])('the own domain serves %s', (_, row, host) => {
  expect(servedHost(row)).toBe(host);
});
