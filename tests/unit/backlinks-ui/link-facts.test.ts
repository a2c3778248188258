import { describe, expect, it } from 'vitest';
import { isAnyInProgress, linkFacts, relWords, statusLabel } from '@/components/backlinks/list/link-facts.ts';

describe('a status in a word', () => {
  it.each([
    ['pending', 'Pending'],
    ['submitted', 'Submitted'],
    ['success', 'Success'],
    ['failed', 'Failed'],
    ['published', 'Unknown'],
    ['', 'Unknown'],
    ['constructor', 'Unknown'],
  ])('%s is shown as %s', (status, label) => {
    expect(statusLabel(status)).toBe(label);
  });
});

describe('whether to look again by itself', () => {
  const there = { status: 'submitted', platformUrl: 'https://ghost.example/post' } as const;
  it.each([
    ['one is still to be sent', [{ status: 'success' }, { status: 'pending' }], true],
    ['the page of one is still to be checked for the first time', [there], true],
    ['that page was checked', [{ ...there, checkedAt: '2026-01-02T03:04:05.000Z' }], false],
    ['there is no page to check', [{ status: 'submitted' }], false],
    ['all are settled', [{ status: 'success' }, { status: 'failed' }], false],
    ['there is none', [], false],
  ] as const)('when %s', (_, backlinks, expected) => {
    expect(isAnyInProgress(backlinks)).toBe(expected);
  });
});

describe('what a rel means', () => {
  it.each([
    [undefined, 'Ordinary, search engines count it'],
    ['', 'Ordinary, search engines count it'],
    ['noopener noreferrer', 'Ordinary, search engines count it'],
    ['nofollow', 'Search engines are asked not to count it (nofollow)'],
    ['UGC NoFollow noopener', 'Search engines are asked not to count it (nofollow). Marked as written by a user (ugc)'],
    ['sponsored', 'Marked as paid for (sponsored)'],
  ])('%s: %s', (rel, words) => {
    expect(relWords(rel)).toBe(words);
  });
});

describe('what is known about our link', () => {
  const date = (iso: string) => `on ${iso}`;
  const facts = (known: Partial<Parameters<typeof linkFacts>[0]>) =>
    linkFacts({ visibility: 'public', platformUrl: 'https://dev.to/a/b', ...known }, '/share/b1', date);

  it('is nothing while the post has no address', () => {
    expect(facts({ platformUrl: undefined, checkedAt: '1' })).toEqual([]);
  });

  it('is nothing before anybody looked', () => {
    expect(facts({})).toEqual([]);
  });

  it('is when it was seen, what it counts, and that the page names this blog as the original', () => {
    const canonicalUrl = 'https://quillcast.example/share/b1';
    expect(facts({ checkedAt: '2', seenAt: '2', rel: 'nofollow', canonicalUrl })).toEqual([
      { term: 'Link', text: 'Seen on 2' },
      { term: 'Kind', text: 'Search engines are asked not to count it (nofollow)' },
      { term: 'Original', text: 'This blog' },
    ]);
  });

  it('names another original by its address', () => {
    expect(facts({ seenAt: '2', canonicalUrl: 'https://dev.to/a/b' }).at(-1)).toEqual({
      term: 'Original',
      text: 'https://dev.to/a/b',
    });
  });

  it('is since when it is gone, and nothing about its kind', () => {
    expect(facts({ checkedAt: '3', seenAt: '2', lostAt: '3', rel: '' })).toEqual([
      { term: 'Link', text: 'Gone since on 3' },
    ]);
  });

  it('is that it was not found', () => {
    expect(facts({ checkedAt: '3' })).toEqual([{ term: 'Link', text: 'Not found on 3' }]);
  });

  it('is that the page it is on is not listed', () => {
    expect(facts({ checkedAt: '3', rel: '' })).toEqual([
      { term: 'Link', text: 'On a page that search engines do not list' },
    ]);
  });

  it('is that a draft cannot be seen', () => {
    expect(facts({ visibility: 'draft', checkedAt: '3' })).toEqual([
      { term: 'Link', text: 'Not to be seen while the post is a draft' },
    ]);
  });
});
