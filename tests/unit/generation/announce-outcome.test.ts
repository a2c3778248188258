import { afterEach, expect, test } from 'vitest';
import { announceWritten, clearAnnouncement } from '@/components/generation/failure.ts';
import { currentToast } from '@/components/ui/use-toast.ts';

const NOTE = 'Our library has no article on this topic, so this page shows what it has instead.';
const UNREAD = [{ url: 'https://a.org', reason: 'The page answered 404.' }];

afterEach(clearAnnouncement);

test('says why it is less than an article', () => {
  announceWritten({ note: NOTE }, false);
  expect(currentToast()).toMatchObject({ title: 'About this page', description: NOTE });
});

test('shows all notes in one toast', () => {
  announceWritten({ note: NOTE, unreadableSources: UNREAD }, true);
  expect(currentToast()?.title).toBe('Backlinks created');
  expect(currentToast()?.description).toBe(
    `Your content is being distributed to the selected platforms. ${NOTE} Your blog does not use https://a.org: The page answered 404.`,
  );
});

test('names given pages that may be off topic', () => {
  const reason = 'This page may be about something else than your topic.';
  announceWritten({ doubtfulSources: [{ url: 'https://a.org', reason }] }, false);
  expect(currentToast()).toMatchObject({ title: 'Check your sources', description: `https://a.org: ${reason}` });
});

test('shows nothing more for a complete article', () => {
  announceWritten({ note: NOTE }, false);
  announceWritten({ unreadableSources: [] }, false);
  expect(currentToast()).toMatchObject({ open: true, description: NOTE });
});
