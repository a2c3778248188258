import { describe, expect, it } from 'vitest';
import { findUnanswered, planResumption } from '@/components/generation/run/resume-runs.ts';
import type { GenerationSummary } from '@/lib/writing/runs/event-schema.ts';

const stored = (id: string) => ({
  id,
  startedAt: 0,
  language: 'english' as const,
  sourceCount: 0,
  isDistributed: false,
});
const summary = (id: string, status: GenerationSummary['status']): GenerationSummary => ({
  id,
  status,
  topic: 'Tea',
  createdAt: '2026-01-02T03:04:05.000Z',
  ...(status === 'succeeded' && { blogId: `blog-${id}` }),
});

type Row = [
  string,
  { stored: string[]; listed: [string, GenerationSummary['status']][]; tab: string | null },
  { follow: string | null; readyBlogIds: string[]; unlisted: string[]; forget: string[] },
];

describe('planning for stored generations', () => {
  it.each<Row>([
    [
      'follows the one under way',
      { stored: ['a'], listed: [['a', 'running']], tab: null },
      { follow: 'a', readyBlogIds: [], unlisted: [], forget: [] },
    ],
    [
      'follows one that waits',
      { stored: ['a'], listed: [['a', 'queued']], tab: null },
      { follow: 'a', readyBlogIds: [], unlisted: [], forget: [] },
    ],
    [
      'follows the newest of several and keeps the others in mind',
      {
        stored: ['a', 'b'],
        listed: [
          ['b', 'queued'],
          ['a', 'running'],
        ],
        tab: null,
      },
      { follow: 'b', readyBlogIds: [], unlisted: [], forget: [] },
    ],
    [
      'follows the tab’s own before a newer one',
      {
        stored: ['a', 'b'],
        listed: [
          ['b', 'queued'],
          ['a', 'running'],
        ],
        tab: 'a',
      },
      { follow: 'a', readyBlogIds: [], unlisted: [], forget: [] },
    ],
    [
      'announces the one that is written and forgets it',
      { stored: ['a'], listed: [['a', 'succeeded']], tab: 'a' },
      { follow: null, readyBlogIds: ['blog-a'], unlisted: [], forget: ['a'] },
    ],
    [
      'follows a failed one for its reason',
      { stored: ['a'], listed: [['a', 'failed']], tab: 'a' },
      { follow: 'a', readyBlogIds: [], unlisted: [], forget: [] },
    ],
    [
      'forgets a failed one when there is something better to announce',
      {
        stored: ['a', 'b'],
        listed: [
          ['b', 'failed'],
          ['a', 'succeeded'],
        ],
        tab: null,
      },
      { follow: null, readyBlogIds: ['blog-a'], unlisted: [], forget: ['a', 'b'] },
    ],
    [
      'asks one that the server no longer lists',
      { stored: ['a'], listed: [], tab: 'a' },
      { follow: null, readyBlogIds: [], unlisted: ['a'], forget: [] },
    ],
    [
      'announces all that are written, the newest last',
      {
        stored: ['a', 'b'],
        listed: [
          ['b', 'succeeded'],
          ['a', 'succeeded'],
        ],
        tab: null,
      },
      { follow: null, readyBlogIds: ['blog-a', 'blog-b'], unlisted: [], forget: ['a', 'b'] },
    ],
    [
      'leaves alone what this browser did not begin as a single blog',
      { stored: [], listed: [['x', 'running']], tab: null },
      { follow: null, readyBlogIds: [], unlisted: [], forget: [] },
    ],
  ])('%s', (_, { stored: ids, listed, tab }, expected) => {
    const summaries = listed.map(([id, status]) => summary(id, status));
    const { follow, ...rest } = planResumption(ids.map(stored), summaries, tab);
    expect({ follow: follow?.id ?? null, ...rest }).toEqual(expected);
  });
});

describe('a request sent just before a reload', () => {
  const body = JSON.stringify({ topic: 'Tea', language: 'german', sourceUrls: ['https://a.org'] });

  it('is found by its topic', () => {
    expect(findUnanswered(body, [], [summary('a', 'queued')])).toEqual({
      id: 'a',
      startedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      language: 'german',
      sourceCount: 1,
      isDistributed: false,
    });
  });

  it.each<[string, string, string[], GenerationSummary[]]>([
    ['has ended', body, [], [summary('a', 'succeeded')]],
    ['is known already', body, ['a'], [summary('a', 'running')]],
    ['is about something else', '{"topic":"Coffee"}', [], [summary('a', 'running')]],
    ['was not stored whole', '{"topic":"Te', [], [summary('a', 'running')]],
  ])('is not one that %s', (_, sent, known, summaries) => {
    expect(findUnanswered(sent, known.map(stored), summaries)).toBeNull();
  });
});
