import { expect, test } from 'vitest';
import { allowedSite } from '../support/allowed-site.ts';
import { connectFakeModel } from '../support/fake-model.ts';
import { madeKey, serveMcp } from '../support/mcp.ts';
import { call, mcpClient } from '../support/mcp-client.ts';

const model = await connectFakeModel();
const site = await allowedSite({});
const url = await serveMcp();

const WEIGHT = 'A full hive weighs 60 kg in August, of which 30 kg are honey.';
const NOTES = { title: 'Bees', text: WEIGHT };

test('gives each sentence’s verdict, passage and correction, and what was not read', async () => {
  model.setMode({
    verdicts: {
      '90 kg': { verdict: 'contradicted', correction: 'A full hive weighs 60 kg in August.' },
      'blue flowers': { verdict: 'not-found', passage: 0, words: '' },
      'read books': null,
    },
  });
  const { secret } = await madeKey(['check']);
  const { text, data, isError } = await call(await mcpClient(url, secret), 'check_claims', {
    text: 'In August a full hive weighs 60 kg. A full hive weighs 90 kg in August. Bees prefer blue flowers. Is that much? Bees read books.',
    sources: [NOTES, { url: site.at('/gone') }],
  });
  expect([isError, data]).toEqual([
    false,
    {
      sentences: [
        { sentence: 'In August a full hive weighs 60 kg.', verdict: 'supported', source: 1, passage: WEIGHT },
        {
          sentence: 'A full hive weighs 90 kg in August.',
          verdict: 'contradicted',
          source: 1,
          passage: WEIGHT,
          correction: 'A full hive weighs 60 kg in August.',
        },
        { sentence: 'Bees prefer blue flowers.', verdict: 'not-found' },
        { sentence: 'Is that much?', verdict: 'no-claim' },
        { sentence: 'Bees read books.', verdict: 'unchecked' },
      ],
      sources: [
        { number: 1, title: 'Bees' },
        { number: 2, title: site.at('/gone'), url: site.at('/gone'), problem: 'The page answered 404.' },
      ],
      notes: ['Sentences without a verdict that could be verified, marked “unchecked”: 1.'],
    },
  ]);
  expect(text).toBe(
    'supported: 1, contradicted: 1, not-found: 1, no-claim: 1, unchecked: 1\nSentences without a verdict that could be verified, marked “unchecked”: 1.',
  );
});

test('names the sources where none can be read', async () => {
  const { secret } = await madeKey(['check']);
  const request = { text: 'Bees read books.', sources: [{ url: site.at('/gone') }] };
  const { text, isError } = await call(await mcpClient(url, secret), 'check_claims', request);
  expect([isError, text]).toEqual([true, expect.stringContaining(`${site.at('/gone')}: The page answered 404.`)]);
  expect(text).toContain('Code: unprocessable-input.');
});
