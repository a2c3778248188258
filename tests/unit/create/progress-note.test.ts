import { describe, expect, it } from 'vitest';
import { elapsedClock, progressNote } from '@/components/create/progress-note';

describe('the note while a blog is written', () => {
  it.each([
    [0, 0, 'Your topic is with the writer.'],
    [7, 1, 'Your topic is with the writer, with 1 page to read first.'],
    [0, 3, 'Your topic is with the writer, with 3 pages to read first.'],
    [8, 3, 'Writing your blog. It opens here as soon as it is done.'],
    [30, 0, 'Still writing. A long blog can take a minute or more.'],
    [90, 0, 'Taking longer than usual. You can keep waiting, or cancel and try again.'],
  ])('after %i s with %i sources: %s', (seconds, sources, note) => {
    expect(progressNote(seconds, sources)).toBe(note);
  });
});

describe('the clock', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [600, '10:00'],
  ])('shows %i s as %s', (seconds, clock) => {
    expect(elapsedClock(seconds)).toBe(clock);
  });
});
