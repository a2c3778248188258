import { describe, expect, it } from 'vitest';
import { statusLook } from '@/components/backlinks/list/backlink-entry.tsx';
import { isAnyInProgress, withBacklink } from '@/components/backlinks/list/backlink-list.tsx';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isSupported, platformLabel } from '@/lib/constants/platforms.ts';
import { inEnglish } from '@/lib/messages/catalogue.ts';

const entry = (id: string, message = ''): Backlink => ({
  id,
  blogId: 'b1',
  platform: 'devto',
  status: 'pending',
  visibility: 'public',
  target: 'dev.to',
  message,
  createdAt: '2026-11-20',
  updatedAt: '2026-11-20',
  hasChanged: false,
});

describe('a submission', () => {
  it('comes first in the list when it is new', () => {
    expect(withBacklink([entry('1')], entry('2')).map(({ id }) => id)).toEqual(['2', '1']);
  });
  it('keeps its place when it is known', () => {
    const list = withBacklink([entry('1'), entry('2'), entry('3')], entry('2', 'Sent.'));
    expect(list.map(({ id, message }) => id + message)).toEqual(['1', '2Sent.', '3']);
  });
  it('is the whole list before it loads', () => {
    expect(withBacklink(undefined, entry('1'))).toEqual([entry('1')]);
  });
});

it.each([
  ['devto', 'DEV', true],
  ['blogger', 'Blogger', false],
  ['mastodon', 'Mastodon', false],
])('the platforms %s is shown as %s', (name, label, isOffered) => {
  expect(platformLabel(name)).toBe(label);
  expect(isSupported(name)).toBe(isOffered);
});

it.each([
  ['pending', 'Pending'],
  ['submitted', 'Submitted'],
  ['success', 'Success'],
  ['failed', 'Failed'],
  ['published', 'Unknown'],
  ['', 'Unknown'],
  ['constructor', 'Unknown'],
])('the label of a status of %s is %s', (status, label) => {
  expect(inEnglish(`backlinks.entry.status.${statusLook(status).label}`)).toBe(label);
});

describe('submissions', () => {
  const there = { status: 'submitted', platformUrl: 'https://ghost.example/post' } as const;
  it.each([
    ['one is yet to be sent', [{ status: 'success' }, { status: 'pending' }], true],
    ['one is yet to be checked for the first time', [there], true],
    ['it was checked', [{ ...there, checkedAt: '2026-01-02T03:04:05.000Z' }], false],
    ['it has no page to check', [{ status: 'submitted' }], false],
    ['all are settled', [{ status: 'success' }, { status: 'failed' }], false],
    ['there is none', [], false],
  ] as const)('are polled or not when %s', (_, backlinks, expected) => {
    expect(isAnyInProgress(backlinks)).toBe(expected);
  });
});
