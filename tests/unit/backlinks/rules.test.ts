import { expect, test } from 'vitest';
import {
  generationCredentials,
  judgeFinding,
  nextCheckDelay,
  parseCredentials,
  retryDelay,
} from '@/lib/backlinks/rules.ts';
import type { GenerationPlatform } from '@/lib/writing/platform-schema.ts';

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
  ['draft', 'Saved there as a draft. The link counts once you publish it there; we look again.'],
  [
    'public',
    'Our link is there, on a page that search engines are asked not to list (noindex), so it does not count yet. We look again.',
  ],
] as const)('a link on a page that is not to be listed is no success: %s', (visibility, message) => {
  const unlisted = { kind: 'unlisted', rel: '', canonicalUrl: null } as const;
  expect(judgeFinding({ ...fresh, visibility }, unlisted, NOW)).toMatchObject({
    status: 'submitted',
    message,
    seenAt: null,
  });
});

test('a draft whose public page shows the link is a draft no more', () => {
  expect(judgeFinding({ ...fresh, visibility: 'draft' }, found, NOW)).toMatchObject({
    status: 'success',
    visibility: 'public',
  });
});

test('keeps what a form said until its link is seen', () => {
  const waiting = { ...fresh, message: 'The page says: awaiting moderation.' };
  expect(judgeFinding(waiting, noLink, NOW).message).toBe('The page says: awaiting moderation.');
  expect(judgeFinding(waiting, found, NOW).message).toBe('Our link is there.');
});

test('says since when a link is gone', () => {
  const judged = judgeFinding(seen, noLink, NOW);
  expect(judged).toMatchObject({ status: 'failed', lostAt: NOW });
  expect(judged.message).toContain('November 1, 2026');
  expect(judged.message).toContain('November 20, 2026');
});

test('goes on saying since when a link is gone, look after look', () => {
  const lostAt = new Date('2026-11-10T00:00:00Z');
  const judged = judgeFinding({ ...seen, status: 'failed', lostAt }, noPage, NOW);
  expect(judged).toMatchObject({ status: 'failed', lostAt });
  expect(judged.message).toContain('found gone on November 10, 2026');
});

test('does not go on saying that a page could not be read once it was', () => {
  const unread = judgeFinding(
    fresh,
    { kind: 'unreadable', reason: 'The page could not be looked at (503). We look again.' },
    NOW,
  );
  expect(judgeFinding({ ...fresh, ...unread }, noLink, NOW).message).toBe(
    'Sent, but our link is not to be seen there yet. We look again.',
  );
});

test('a page that cannot be read takes nothing away', () => {
  expect(judgeFinding(seen, unreadable, NOW)).toEqual({ message: 'Our link was there before. Too slow.' });
});

test('a link that came back is a success again', () => {
  const lost = { ...seen, status: 'failed' } as const;
  expect(judgeFinding(lost, found, NOW)).toMatchObject({ status: 'success', lostAt: null });
});

test.each(['nofollow', 'noopener ugc', 'sponsored'])('says that "%s" takes weight away', (rel) => {
  expect(judgeFinding(fresh, { ...found, rel }, NOW).message).toContain('little weight');
});

test('waits longer after each try and never more than an hour', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([30_000, 120_000, 480_000, 1_920_000, 3_600_000, 3_600_000]);
});

test('looks often at a new link and weekly at an old one', () => {
  const week = 7 * 24 * 3_600_000;
  expect([1, 2, 3, 4, 5, 90].map(nextCheckDelay)).toEqual([60_000, 600_000, 3_600_000, 86_400_000, week, week]);
});

const asked = (platform: GenerationPlatform['platform'], credentials: GenerationPlatform['credentials']) =>
  generationCredentials({ platform, credentials, visibility: 'public', remember: false });

test.each([
  ['devto', { platformPassword: 'k' }, { apiKey: 'k' }],
  ['medium', { platformPassword: 't' }, { token: 't' }],
  [
    'wordpress',
    { customUrl: 'https://a.example', platformUsername: 'ann', platformPassword: 'p' },
    { url: 'https://a.example', username: 'ann', password: 'p' },
  ],
  [
    'custom',
    { customUrl: 'https://a.example', formSelector: '#f', platformPassword: '' },
    { url: 'https://a.example', formSelector: '#f' },
  ],
  ['ghost', { customUrl: 'https://g', platformPassword: 'i:s' }, { url: 'https://g', adminApiKey: 'i:s' }],
] as const)('gives the general fields the names of %s', (platform, fields, named) => {
  expect(asked(platform, fields)).toEqual(named);
});

test('no fields mean the remembered credentials', () => {
  expect(asked('devto', {})).toBeUndefined();
  expect(asked('devto', { platformPassword: '' })).toBeUndefined();
});

test.each([
  ['devto', {}, 'Please enter your DEV API key'],
  ['wordpress', { url: 'ftp://x' }, 'Please enter the address of your site, with https://'],
  ['medium', {}, 'Please enter your Medium token, or the address of the story you imported'],
  ['ghost', { url: 'https://g.example', adminApiKey: 'x' }, 'id:secret'],
] as const)('says what is missing for %s', (platform, given, sentence) => {
  expect(() => parseCredentials(platform, given)).toThrow(sentence);
});
