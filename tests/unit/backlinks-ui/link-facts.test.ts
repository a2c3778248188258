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

  const canonicalUrl = 'https://quillcast.example/share/b1';
  const other = 'https://dev.to/a/b';
  const kind = 'Kind: Search engines should not count it (nofollow)';
  const normal = 'Kind: Normal: search engines count it';
  it.each([
    ['none while the post has no address', { platformUrl: undefined, checkedAt: '1' }, []],
    ['none before the first check', {}, []],
    [
      'when it was seen, its weight, and this blog as the original',
      { checkedAt: '2', seenAt: '2', rel: 'nofollow', canonicalUrl },
      ['Link: Seen on 2', kind, 'Original: This blog'],
    ],
    ['another original', { seenAt: '2', canonicalUrl: other }, ['Link: Seen on 2', normal, `Original: ${other}`]],
    ['the day it was lost', { checkedAt: '3', seenAt: '2', lostAt: '3', rel: '' }, ['Link: Gone since on 3']],
    ['that it was not found', { checkedAt: '3' }, ['Link: Not found on 3']],
    ['that its page is hidden', { checkedAt: '3', rel: '' }, ['Link: On a page hidden from search engines']],
    [
      'that a draft is not visible',
      { visibility: 'draft', checkedAt: '3' },
      ['Link: Not visible while the post is a draft'],
    ],
  ] as const)('are %s', (_, known, expected) => {
    expect(facts(known).map(({ term, text }) => `${term}: ${text}`)).toEqual(expected);
  });
});
