import { expect, test } from 'vitest';
import { identityCookies } from '@/lib/http/cookies.ts';

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
