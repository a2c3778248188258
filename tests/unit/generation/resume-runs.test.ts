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

type Row = [string, { stored: string[]; own?: string; pending?: string }, listed: string, object];

const tab = (id: string) => ({ follow: { id, origin: 'tab' } });
const browser = (id: string) => ({ follow: { id, origin: 'browser' } });
const ready = (readyBlogIds: string[], forget: string[]) => ({ readyBlogIds, forget });
const [A, BOTH] = [{ stored: ['a'] }, { stored: ['a', 'b'] }];
const [OWN, SENT] = [
  { ...A, own: 'a' },
  { stored: [], pending: 'key-x' },
];

it.each<Row>([
  ['follows the one under way', A, 'a running', browser('a')],
  ['follows one that waits', A, 'a queued', browser('a')],
  ['follows the newest of several and keeps the others', BOTH, 'b queued, a running', browser('b')],
  ['follows the tab’s own before a newer one', { ...BOTH, own: 'a' }, 'b queued, a running', tab('a')],
  ['announces the one that is written and forgets it', OWN, 'a succeeded', ready(['blog-a'], ['a'])],
  ['follows a failed one for its reason', OWN, 'a failed', tab('a')],
  ['forgets a failed one beside one that is written', BOTH, 'b failed, a succeeded', ready(['blog-a'], ['a', 'b'])],
  ['forgets one that the server does not list', OWN, '', { forget: ['a'] }],
  ['announces all, the newest last', BOTH, 'b succeeded, a succeeded', ready(['blog-a', 'blog-b'], ['a', 'b'])],
  ['leaves alone what this browser did not begin as a single blog', { stored: [] }, 'x running', {}],
  ['follows a request sent just before a reload', SENT, 'x queued', tab('x')],
  ['leaves alone such a request once it has ended', SENT, 'x succeeded', {}],
])('%s', (_, { stored, own = null, pending }, listed, expected) => {
  const plan = planResumption({ ids: stored, own, pendingKey: pending }, list(listed));
  expect(plan).toEqual({ follow: null, readyBlogIds: [], forget: [], ...expected });
});
