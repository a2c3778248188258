import { expect, test } from 'vitest';
import { judgeFinding, nextCheckDelay, parseCredentials, retryDelay } from '@/lib/backlinks/rules.ts';
import { note } from '@/lib/messages/catalogue.ts';
import { told } from '../../support/told.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const fresh = { visibility: 'public', status: 'submitted', seenAt: null, message: '' } as const;
const seen = { ...fresh, status: 'success', seenAt: new Date('2026-11-01T00:00:00Z') } as const;
const found = { kind: 'found', rel: '', canonicalUrl: null } as const;
const noLink = { kind: 'absent', reason: 'no-link', canonicalUrl: null } as const;
const noPage = { kind: 'absent', reason: 'no-page', canonicalUrl: null } as const;
const unreadable = { kind: 'unreadable', reason: 'Too slow.' } as const;

const unlisted = { kind: 'unlisted', rel: '', canonicalUrl: null } as const;
const draft = { ...fresh, visibility: 'draft' } as const;
const noted = { ...fresh, message: 'The page says: awaiting moderation.' };
const unread = { ...fresh, message: 'We could not read the page (503). We will check again.' };
const isSent = { ...fresh, message: note('platforms.submission.sent') };
const awaited = {
  ...fresh,
  message: note('platforms.custom.withoutLink', { title: 'Thanks', host: 'tea.example', isSaid: 'no', says: '' }),
};
const lost = { ...seen, status: 'failed', lostAt: new Date('2026-11-10T00:00:00Z') } as const;

const THERE = 'Our link is there.';
const AWAITED = 'The form was sent, and “Thanks” on tea.example came back without our link.';
const NOT_YET = 'Sent, but our link is not visible there yet. We will check again.';
const DRAFT = 'Saved there as a draft. The link counts once you publish it there; we will check again.';
const HIDDEN =
  'Our link is on a page hidden from search engines (noindex), so it does not count yet. We will check again.';
const LOST =
  'The page no longer links to us: last seen on November 1, 2026, found missing on November 20, 2026. Publish it there again to restore the link.';

test.each([
  ['a link is a success', fresh, found, { status: 'success', seenAt: NOW, message: THERE }],
  ['a page without one is none', fresh, noLink, { status: 'submitted', message: NOT_YET }],
  ['a missing page is none', fresh, noPage, { status: 'submitted', message: NOT_YET }],
  ['a link on a noindex page is none', fresh, unlisted, { status: 'submitted', seenAt: null, message: HIDDEN }],
  ['a link in a draft is none', draft, unlisted, { status: 'submitted', seenAt: null, message: DRAFT }],
  ['a draft with a public page becomes public', draft, found, { status: 'success', visibility: 'public' }],
  ['a note about a form stays', noted, noLink, { message: noted.message }],
  ['so does one that is stored as a note', awaited, noLink, { message: AWAITED }],
  ['a stored note that tells nothing goes', isSent, noLink, { message: NOT_YET }],
  ['it goes once the link is seen', noted, found, { message: THERE }],
  ['a lost link has dates', seen, noLink, { status: 'failed', lostAt: NOW, message: LOST }],
  ['it keeps its day', lost, noPage, { lostAt: lost.lostAt, message: expect.stringContaining('November 10, 2026') }],
  ['a link that came back is a success again', lost, found, { status: 'success', lostAt: null }],
  ['a page that was read replaces an error', unread, noLink, { message: NOT_YET }],
])('%s', (_, backlink, finding, changes) => {
  expect(told(judgeFinding(backlink, finding, NOW))).toMatchObject(changes);
});

test.each([
  [fresh, 'Too slow.'],
  [seen, 'Our link was there before. Too slow.'],
])('an unreadable page changes no status', (backlink, message) => {
  expect(told(judgeFinding(backlink, unreadable, NOW))).toEqual({ message });
});

test.each(['nofollow', 'noopener ugc', 'sponsored'])('says that "%s" lowers the weight', (rel) => {
  expect(told(judgeFinding(fresh, { ...found, rel }, NOW)).message).toContain('little weight');
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
