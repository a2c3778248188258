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

test.each([
  ['', 'malformed'],
  ['blog', 'malformed'],
  ['blog example.org', 'malformed'],
  ['blog_x.example.org', 'malformed'],
  ['-blog.example.org', 'malformed'],
  ['*.example.org', 'malformed'],
  ['blog.example.org/path', 'malformed'],
  ['blog.example.org:8080', 'malformed'],
  ['user@blog.example.org', 'malformed'],
  [`${'a'.repeat(64)}.example.org`, 'malformed'],
  [`${'a.'.repeat(130)}org`, 'malformed'],
  ['127.0.0.1', 'address'],
  ['https://2130706433', 'address'],
  ['0x7f.1', 'address'],
  ['[::1]', 'address'],
  ['quillcast.example.com', 'own'],
  ['QUILLCAST.example.com', 'own'],
  ['mine.quillcast.example.com', 'own'],
  ['blog.example', 'reserved'],
  ['blog.localhost', 'reserved'],
  ['blog.test', 'reserved'],
  ['printer.local', 'reserved'],
  ['db.internal', 'reserved'],
  ['blog.invalid', 'reserved'],
  ['1.0.0.127.in-addr.arpa', 'reserved'],
  ['hidden.onion', 'reserved'],
  ['co.uk', 'suffix'],
  ['com.br', 'suffix'],
])('refuses %j: %s', (typed, refusal) => {
  expect(parseHost(typed, OWN)).toEqual({ refusal });
});

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
