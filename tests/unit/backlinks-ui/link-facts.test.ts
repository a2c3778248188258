import { describe, expect, it } from 'vitest';
import { linkFacts, relText, statusLook } from '@/components/backlinks/list/backlink-entry.tsx';
import { isAnyInProgress } from '@/components/backlinks/list/backlink-list.tsx';

describe('the label of a status', () => {
  it.each([
    ['pending', 'Pending'],
    ['submitted', 'Submitted'],
    ['success', 'Success'],
    ['failed', 'Failed'],
    ['published', 'Unknown'],
    ['', 'Unknown'],
    ['constructor', 'Unknown'],
  ])('of %s is %s', (status, label) => {
    expect(statusLook(status).label).toBe(label);
  });
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

describe('the meaning of a rel', () => {
  it.each([
    [undefined, 'Normal: search engines count it'],
    ['', 'Normal: search engines count it'],
    ['noopener noreferrer', 'Normal: search engines count it'],
    ['nofollow', 'Search engines should not count it (nofollow)'],
    ['UGC NoFollow noopener', 'Search engines should not count it (nofollow). Marked as user content (ugc)'],
    ['sponsored', 'Marked as paid (sponsored)'],
  ])('%s: %s', (rel, words) => {
    expect(relText(rel)).toBe(words);
  });
});

describe('facts about our link', () => {
  const date = (iso: string) => `on ${iso}`;
  const facts = (known: Partial<Parameters<typeof linkFacts>[0]>) =>
    linkFacts({ visibility: 'public', platformUrl: 'https://dev.to/a/b', ...known }, '/share/b1', date);

  it('are none while the post has no address', () => {
    expect(facts({ platformUrl: undefined, checkedAt: '1' })).toEqual([]);
  });

  it('are none before the first check', () => {
    expect(facts({})).toEqual([]);
  });

  it('are when it was seen, its weight, and that the page names this blog as the original', () => {
    const canonicalUrl = 'https://quillcast.example/share/b1';
    expect(facts({ checkedAt: '2', seenAt: '2', rel: 'nofollow', canonicalUrl })).toEqual([
      { term: 'Link', text: 'Seen on 2' },
      { term: 'Kind', text: 'Search engines should not count it (nofollow)' },
      { term: 'Original', text: 'This blog' },
    ]);
  });

  it('name another original by its address', () => {
    expect(facts({ seenAt: '2', canonicalUrl: 'https://dev.to/a/b' }).at(-1)).toEqual({
      term: 'Original',
      text: 'https://dev.to/a/b',
    });
  });

  it('are the day it was lost, and nothing about its kind', () => {
    expect(facts({ checkedAt: '3', seenAt: '2', lostAt: '3', rel: '' })).toEqual([
      { term: 'Link', text: 'Gone since on 3' },
    ]);
  });

  it('include that it was not found', () => {
    expect(facts({ checkedAt: '3' })).toEqual([{ term: 'Link', text: 'Not found on 3' }]);
  });

  it('include that its page is hidden from search engines', () => {
    expect(facts({ checkedAt: '3', rel: '' })).toEqual([
      { term: 'Link', text: 'On a page hidden from search engines' },
    ]);
  });

  it('include that a draft is not visible', () => {
    expect(facts({ visibility: 'draft', checkedAt: '3' })).toEqual([
      { term: 'Link', text: 'Not visible while the post is a draft' },
    ]);
  });
});
