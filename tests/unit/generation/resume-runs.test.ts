import { expect, it } from 'vitest';
import { planResumption } from '@/components/generation/run.ts';
import type { GenerationSummary } from '@/lib/writing/runs/schema.ts';

/** Runs from a line such as 'b queued, a running', newest first. */
const list = (line: string): GenerationSummary[] =>
  (line ? line.split(', ') : []).map((run) => {
    const [id = '', status] = run.split(' ');
    return {
      id,
      key: `key-${id}`,
      status: status as GenerationSummary['status'],
      topic: 'Tea',
      createdAt: '2026-01-02T03:04:05.000Z',
      ...(status === 'succeeded' && { blogId: `blog-${id}` }),
    };
  });

type Row = [string, { stored: string[]; own?: string; pending?: string; listed: string }, object];

const tab = (id: string) => ({ id, origin: 'tab' });
const browser = (id: string) => ({ id, origin: 'browser' });

it.each<Row>([
  ['follows the one under way', { stored: ['a'], listed: 'a running' }, { follow: browser('a') }],
  ['follows one that waits', { stored: ['a'], listed: 'a queued' }, { follow: browser('a') }],
  [
    'follows the newest of several and keeps the others',
    { stored: ['a', 'b'], listed: 'b queued, a running' },
    { follow: browser('b') },
  ],
  [
    'follows the tab’s own before a newer one',
    { stored: ['a', 'b'], own: 'a', listed: 'b queued, a running' },
    { follow: tab('a') },
  ],
  [
    'announces the one that is written and forgets it',
    { stored: ['a'], own: 'a', listed: 'a succeeded' },
    { readyBlogIds: ['blog-a'], forget: ['a'] },
  ],
  ['follows a failed one for its reason', { stored: ['a'], own: 'a', listed: 'a failed' }, { follow: tab('a') }],
  [
    'forgets a failed one when there is something better to announce',
    { stored: ['a', 'b'], listed: 'b failed, a succeeded' },
    { readyBlogIds: ['blog-a'], forget: ['a', 'b'] },
  ],
  ['forgets one that the server does not list', { stored: ['a'], own: 'a', listed: '' }, { forget: ['a'] }],
  [
    'announces all that are written, the newest last',
    { stored: ['a', 'b'], listed: 'b succeeded, a succeeded' },
    { readyBlogIds: ['blog-a', 'blog-b'], forget: ['a', 'b'] },
  ],
  ['leaves alone what this browser did not begin as a single blog', { stored: [], listed: 'x running' }, {}],
  [
    'follows a request sent just before a reload',
    { stored: [], pending: 'key-x', listed: 'x queued' },
    { follow: tab('x') },
  ],
  ['leaves alone such a request once it has ended', { stored: [], pending: 'key-x', listed: 'x succeeded' }, {}],
])('%s', (_, { stored, own = null, pending, listed }, expected) => {
  const plan = planResumption({ ids: stored, own, pendingKey: pending }, list(listed));
  expect(plan).toEqual({ follow: null, readyBlogIds: [], forget: [], ...expected });
});
