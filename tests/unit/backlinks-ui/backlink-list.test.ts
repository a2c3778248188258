import { describe, expect, it } from 'vitest';
import { withBacklink } from '@/components/backlinks/list/backlink-list.tsx';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { isSupported, platformLabel } from '@/lib/constants/platforms.ts';

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

describe('the platforms', () => {
  it.each([
    ['devto', 'DEV', true],
    ['blogger', 'Blogger', false],
    ['mastodon', 'Mastodon', false],
  ])('%s is shown as %s', (name, label, isOffered) => {
    expect(platformLabel(name)).toBe(label);
    expect(isSupported(name)).toBe(isOffered);
  });
});
