import { expect, test } from 'vitest';
import { readVisitorId, visitorCookieHeader } from '@/lib/auth/session.ts';

const SECRET = 'a secret of at least thirty-two characters';

test('reads back what it signed, among other cookies', () => {
  const cookie = visitorCookieHeader('visitor-1', SECRET, false).split(';')[0];
  expect(readVisitorId(`theme=dark; ${cookie}; other=1`, SECRET)).toBe('visitor-1');
});

test.each([
  ['no cookie', null],
  ['an unsigned id', 'quillcast_visitor=visitor-1'],
  ['an empty signature', 'quillcast_visitor=visitor-1.'],
  ['a wrong signature', 'quillcast_visitor=visitor-1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
])('rejects %s', (_, header) => {
  expect(readVisitorId(header, SECRET)).toBeUndefined();
});

test('does not take the signature of another id', () => {
  const signature = visitorCookieHeader('visitor-1', SECRET, false).split(';')[0]?.split('.')[1];
  expect(readVisitorId(`quillcast_visitor=visitor-2.${signature}`, SECRET)).toBeUndefined();
});

test('is out of reach of scripts, and of plain http where the site has https', () => {
  const header = visitorCookieHeader('visitor-1', SECRET, true);
  expect(header).toContain('HttpOnly');
  expect(header).toContain('SameSite=Lax');
  expect(header).toContain('Secure');
});
