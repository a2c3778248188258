import { expect, test } from 'vitest';
import { addressUnit, clientAddress } from '@/lib/http/client-address.ts';
import { identityCookies } from '@/lib/http/cookies.ts';

test.each([
  ['believes no header by default', '10.0.0.1', '1.2.3.4', 0, '10.0.0.1'],
  ['believes one proxy', '10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['ignores what the client put before the proxy', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['believes two proxies', '10.0.0.1', '1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['leaves out the port of an entry', '10.0.0.1', '6.6.6.6:1, 1.2.3.4:56789', 1, '1.2.3.4'],
  ['leaves out the brackets and port of an IPv6 entry', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8::1'],
  ['leaves out the brackets of an IPv6 entry', '10.0.0.1', '[2001:db8::1]', 1, '2001:db8::1'],
  ['believes an IPv6 entry without a port', '10.0.0.1', '2001:db8::443', 1, '2001:db8::443'],
  ['reads the end of an endless header', '10.0.0.1', `${'x,'.repeat(7000)}1.2.3.4`, 1, '1.2.3.4'],
  ['does not believe an entry beyond the end', '10.0.0.1', `6.6.6.6,${' '.repeat(3000)},1.2.3.4`, 2, '10.0.0.1'],
  ['falls back to the peer without a header', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['falls back to the peer for a header that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
])('%s', (_, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected);
});

test.each([
  ['counts an IPv4 address', '203.0.113.7', '203.0.113.7'],
  ['counts an IPv4-mapped address as IPv4', '::ffff:203.0.113.7', '203.0.113.7'],
  ['counts the /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:0:0:0/64'],
])('%s', (_, address, unit) => {
  expect(addressUnit(address)).toBe(unit);
});

test.each([
  ['nothing of a request without cookies', undefined, ''],
  ['nothing of other cookies', 'theme=dark; my-quillcast_visitor=a.b', ''],
  ['the visitor', 'theme=dark; quillcast_visitor=a.b', 'quillcast_visitor=a.b'],
  ['the session, with and without https', '__Secure-next-auth.session-token=x', '__Secure-next-auth.session-token=x'],
  [
    'both',
    'next-auth.session-token=x; theme=dark;quillcast_visitor=a.b',
    'next-auth.session-token=x;quillcast_visitor=a.b',
  ],
])('keeps %s', (_, header, kept) => {
  expect(identityCookies(header)).toBe(kept);
});

test('keeps at most 4,096 characters of a value', () => {
  expect(identityCookies(`quillcast_visitor=${'a'.repeat(9000)}`)).toHaveLength('quillcast_visitor='.length + 4096);
});
