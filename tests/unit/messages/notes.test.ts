import { expect, test } from 'vitest';
import { NotedError, note, say } from '@/lib/messages/catalogue.ts';

const BUSY = note('platforms.busy', { platform: 'Medium' });
const GOES_ON = note('platforms.submission.triedAgain', { problem: BUSY });

test('a note is said in any language, with the notes among its values', () => {
  const english = say('en', GOES_ON);
  expect(english).toContain(say('en', BUSY));
  expect(english).toContain('Medium');
  const german = say('de', GOES_ON);
  expect(german).toContain(say('de', BUSY));
  expect(german).not.toBe(english);
});

test('a note may have a key with hyphens, and dates among its values', () => {
  const timedOut = note('fetching.timed-out');
  expect(say('de', timedOut)).toBe('Diese Adresse hat zu lange nicht geantwortet. Versuche es später noch einmal.');
  const dates = { seen: new Date('2026-01-31T23:30:00Z'), lost: new Date('2026-02-01T00:00:00Z') };
  const linkGone = note('platforms.link.linkGone', dates);
  expect(say('en', linkGone)).toContain('last seen on January 31, 2026, found missing on February 1, 2026.');
  expect(say('de', linkGone)).toContain('31. Januar 2026');
});

test('notes in a list follow each other, and names are listed', () => {
  const both = note('checkErrors.claims.noneReadable', { reasons: [note('fetching.timed-out'), BUSY] });
  expect(say('de', both)).toContain(`${say('de', note('fetching.timed-out'))} ${say('de', BUSY)}`);
  expect(say('ja', both)).toContain(`${say('ja', note('fetching.timed-out'))}${say('ja', BUSY)}`);
  const silent = note('writing.library.closeWrittenWithoutAnswer', { services: ['Wikipedia', 'Brave Search'] });
  expect(say('en', silent)).toContain('Wikipedia and Brave Search did not answer');
  expect(say('de', silent)).toContain('Wikipedia und Brave Search');
});

test.each([
  ['words of another service', 'Title has already been taken'],
  ['a note without its end', '{"key":"platforms.busy","values":{'],
  ['a note with broken values', '{"key":"platforms.busy","values":{x}}'],
  ['a key that no message has', '{"key":"platforms.missing"}'],
  ['the name of a part', '{"key":"platforms"}'],
  ['a note without its values', '{"key":"platforms.busy"}'],
  ['another JSON text', '{"title":"platforms.busy"}'],
])('%s stay as they are', (_what, text) => {
  expect(say('de', text)).toBe(text);
});

test("an error's message is English, and its reason is kept to be said in another language", () => {
  const error = new NotedError(BUSY);
  expect(error.message).toBe(say('en', BUSY));
  expect(say('ja', error.reason)).toBe(say('ja', BUSY));
});
