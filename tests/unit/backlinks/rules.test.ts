import { expect, test } from 'vitest';
import { judgeFinding, nextCheckDelay, parseCredentials, retryDelay } from '@/lib/backlinks/rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const fresh = { visibility: 'public', status: 'submitted', seenAt: null, message: '' } as const;
const seen = { ...fresh, status: 'success', seenAt: new Date('2026-11-01T00:00:00Z') } as const;
const found = { kind: 'found', rel: '', canonicalUrl: null } as const;
const noLink = { kind: 'absent', reason: 'no-link', canonicalUrl: null } as const;
const noPage = { kind: 'absent', reason: 'no-page', canonicalUrl: null } as const;
const unreadable = { kind: 'unreadable', reason: 'Too slow.' } as const;

test('only a link that was seen is a success', () => {
  expect(judgeFinding(fresh, found, NOW)).toMatchObject({ status: 'success', seenAt: NOW });
  expect(judgeFinding(fresh, noLink, NOW)).toMatchObject({ status: 'submitted' });
  expect(judgeFinding(fresh, noPage, NOW)).toMatchObject({ status: 'submitted' });
  expect(judgeFinding(fresh, unreadable, NOW)).not.toHaveProperty('status');
});

test.each([
  ['draft', 'Saved there as a draft. The link counts once you publish it there; we will check again.'],
  [
    'public',
    'Our link is on a page hidden from search engines (noindex), so it does not count yet. We will check again.',
  ],
] as const)('a link on a noindex page is no success: %s', (visibility, message) => {
  const unlisted = { kind: 'unlisted', rel: '', canonicalUrl: null } as const;
  expect(judgeFinding({ ...fresh, visibility }, unlisted, NOW)).toMatchObject({
    status: 'submitted',
    message,
    seenAt: null,
  });
});

test('a draft with a public page that has the link becomes public', () => {
  expect(judgeFinding({ ...fresh, visibility: 'draft' }, found, NOW)).toMatchObject({
    status: 'success',
    visibility: 'public',
  });
});

test('keeps the note about a form until its link is seen', () => {
  const waiting = { ...fresh, message: 'The page says: awaiting moderation.' };
  expect(judgeFinding(waiting, noLink, NOW).message).toBe('The page says: awaiting moderation.');
  expect(judgeFinding(waiting, found, NOW).message).toBe('Our link is there.');
});

test('says when a link was lost', () => {
  const judged = judgeFinding(seen, noLink, NOW);
  expect(judged).toMatchObject({ status: 'failed', lostAt: NOW });
  expect(judged.message).toContain('November 1, 2026');
  expect(judged.message).toContain('November 20, 2026');
});

test('keeps the day that a link was lost', () => {
  const lostAt = new Date('2026-11-10T00:00:00Z');
  const judged = judgeFinding({ ...seen, status: 'failed', lostAt }, noPage, NOW);
  expect(judged).toMatchObject({ status: 'failed', lostAt });
  expect(judged.message).toContain('found missing on November 10, 2026');
});

test('drops the message about an unreadable page once it was read', () => {
  const unread = judgeFinding(
    fresh,
    { kind: 'unreadable', reason: 'We could not read the page (503). We will check again.' },
    NOW,
  );
  expect(judgeFinding({ ...fresh, ...unread }, noLink, NOW).message).toBe(
    'Sent, but our link is not visible there yet. We will check again.',
  );
});

test('an unreadable page changes no status', () => {
  expect(judgeFinding(seen, unreadable, NOW)).toEqual({ message: 'Our link was there before. Too slow.' });
});

test('a link that came back is a success again', () => {
  const lost = { ...seen, status: 'failed' } as const;
  expect(judgeFinding(lost, found, NOW)).toMatchObject({ status: 'success', lostAt: null });
});

test.each(['nofollow', 'noopener ugc', 'sponsored'])('says that "%s" lowers the weight', (rel) => {
  expect(judgeFinding(fresh, { ...found, rel }, NOW).message).toContain('little weight');
});

test('waits longer after each try, up to an hour', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([30_000, 120_000, 480_000, 1_920_000, 3_600_000, 3_600_000]);
});

test('checks a new link often and an old one weekly', () => {
  const week = 7 * 24 * 3_600_000;
  expect([1, 2, 3, 4, 5, 90].map(nextCheckDelay)).toEqual([60_000, 600_000, 3_600_000, 86_400_000, week, week]);
});

test.each([
  ['devto', {}, 'Please enter your DEV API key'],
  ['wordpress', { url: 'ftp://x' }, 'Please enter the address of your site, with https://'],
  ['medium', {}, 'Please enter your Medium token, or the address of the story you imported'],
  ['ghost', { url: 'https://g.example', adminApiKey: 'x' }, 'id:secret'],
] as const)('explains missing credentials of %s', (platform, given, sentence) => {
  expect(() => parseCredentials(platform, given)).toThrow(sentence);
});
