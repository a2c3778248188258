import { expect, test, vi } from 'vitest';
import { madeKey, serveMcp } from '../support/mcp.ts';
import { call, mcpClient } from '../support/mcp-client.ts';

const CHECKED = {
  sentences: [
    { sentence: 'Bees fly.', verdict: 'supported', source: 1, passage: 'All bees fly.' },
    {
      sentence: 'Bees swim.',
      verdict: 'contradicted',
      source: 1,
      passage: 'No bee swims.',
      correction: 'No bee swims.',
    },
    { sentence: 'Bees sing.', verdict: 'not-found' },
    { sentence: 'Well!', verdict: 'no-claim' },
    { sentence: 'Bees read.', verdict: 'unchecked' },
  ],
  sources: [{ number: 1, title: 'Bees' }],
  notes: ['https://example.org/: The page answered 403.'],
};

const asked = vi.hoisted(() => vi.fn());
vi.mock('@/lib/writing/services/claims.ts', () => ({ checkClaims: asked }));

const url = await serveMcp();

test('gives each sentence’s verdict, passage and correction, and what was not read', async () => {
  asked.mockResolvedValue(CHECKED);
  const { secret, user } = await madeKey(['check']);
  const request = {
    text: 'Bees fly. Bees swim. Bees sing.',
    sources: [{ title: 'Bees', text: 'All bees fly. No bee swims.' }],
  };
  const { text, data, isError } = await call(await mcpClient(url, secret), 'check_claims', request);
  expect([isError, data]).toEqual([false, CHECKED]);
  expect(text).toBe(
    'supported: 1, contradicted: 1, not-found: 1, no-claim: 1, unchecked: 1\nhttps://example.org/: The page answered 403.',
  );
  const [actor, input] = asked.mock.lastCall ?? [];
  expect([actor.user.id, input]).toEqual([user.id, expect.objectContaining(request)]);
});
