import { expect, test } from 'vitest';
import { claimsAnswerSchema } from '@/lib/writing/claims.ts';
import { allowedSite } from '../../support/allowed-site.ts';
import { api } from '../../support/api.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { programHeaders } from '../../support/program-headers.ts';
import { makeRefusal } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { signedInUser } from '../../support/users.ts';

const model = await connectFakeModel();

const WEIGHT = 'A full hive weighs 60 kg in August, of which 30 kg are honey.';
const WATER = 'Without water within 500 m, bees visit the swimming pools of neighbors.';

const page = (...paragraphs: string[]) =>
  `<html lang="en"><title>Hives</title><article><h1>Hives</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article></html>`;

const FILLER =
  'Beekeepers on roofs carry everything up the stairs, and they carry the honey down again in autumn when the work of the year is done.';

const site = await allowedSite({ '/hives': { body: page(WEIGHT, FILLER, WATER, FILLER) } });

const NOTES = { title: 'My notes', text: `${WEIGHT}\n\n${WATER}` };

const TEXT =
  '## On weight\n\nIn August a full hive weighs 60 kg. A full hive weighs 90 kg in August [1]. Bees prefer blue flowers. Is that much?';

const DEFAULT_VERDICTS = {
  '90 kg': { verdict: 'contradicted', correction: 'A full hive weighs 60 kg in August.' },
  'blue flowers': { verdict: 'not-found', passage: 0, words: '' },
} as const;

const post = async (body: object, headers?: Record<string, string>) =>
  api.post('/api/claims', body, headers ?? (await signedInUser()).headers);

async function check(body: object) {
  const response = await post(body);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(claimsAnswerSchema.parse(answer)).toEqual(answer);
  return answer;
}

test('judges every sentence in order, with the passage and a correction', async () => {
  model.setMode({ verdicts: DEFAULT_VERDICTS });
  expect(await check({ text: TEXT, sources: [NOTES] })).toEqual({
    sentences: [
      { sentence: 'On weight', verdict: 'no-claim' },
      { sentence: 'In August a full hive weighs 60 kg.', verdict: 'supported', source: 1, passage: WEIGHT },
      {
        sentence: 'A full hive weighs 90 kg in August [1].',
        verdict: 'contradicted',
        source: 1,
        passage: WEIGHT,
        correction: 'A full hive weighs 60 kg in August.',
      },
      { sentence: 'Bees prefer blue flowers.', verdict: 'not-found' },
      { sentence: 'Is that much?', verdict: 'no-claim' },
    ],
    sources: [{ number: 1, title: 'My notes' }],
    notes: [],
  });
  const { prompt = '' } = model.requests.findLast(({ task }) => task === 'claims') ?? {};
  // A mark of the text is no id of ours, and code points at figures.
  expect(prompt).toContain('A full hive weighs 90 kg in August. (look at: 90 is not in any passage)');
});

test('reads pages as the writer does, and names those that it could not read', async () => {
  const sources = [{ url: site.at('/gone') }, NOTES, { url: site.at('/hives') }];
  const { sentences, sources: read } = await check({ text: 'Bees visit the swimming pools of neighbors.', sources });
  expect(read).toEqual([
    { number: 1, title: site.at('/gone'), url: site.at('/gone'), problem: 'The page answered 404.' },
    { number: 2, title: 'My notes' },
    { number: 3, title: 'Hives', url: site.at('/hives') },
  ]);
  expect(sentences).toMatchObject([{ verdict: 'supported', source: 2, passage: WATER }]);
});

test('says in German which source could not be read, and what was left unchecked', async () => {
  model.setMode({ verdicts: { '60 kg': null } });
  const { headers } = await signedInUser();
  const sources = [NOTES, { url: site.at('/gone') }];
  const response = await post({ text: 'A full hive weighs 60 kg.', sources }, { ...headers, 'accept-language': 'de' });
  expect(await response.json()).toMatchObject({
    sources: [{ number: 1 }, { problem: 'Die Seite hat mit 404 geantwortet.' }],
    notes: ['Sätze ohne nachprüfbares Urteil, als „unchecked“ markiert: 1.'],
  });
});

test('refuses with the reasons where no source can be read', async () => {
  const response = await post({ text: TEXT, sources: [{ url: site.at('/gone') }] });
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      code: 'unprocessable-input',
      message: `We could not read any of the sources. ${site.at('/gone')}: The page answered 404.`,
      unreadableSources: [{ url: site.at('/gone'), reason: 'The page answered 404.' }],
    },
  ]);
});

const UNCHECKED = [{ sentence: 'A full hive weighs 60 kg in August.', verdict: 'unchecked' }];

test.each([
  ['an unknown passage', { passage: 99 }],
  ['words that stand in no passage', { words: 'weighs 61 kg in August' }],
  ['words of another passage', { words: WATER }],
  ['no words', { words: '' }],
  ['no verdict', null],
])('asserts nothing on %s, after a second question', async (_, wrong) => {
  model.setMode({ verdicts: { '60 kg': wrong } });
  const before = model.requests.length;
  const { sentences, notes } = await check({ text: UNCHECKED[0]?.sentence, sources: [NOTES] });
  expect(sentences).toEqual(UNCHECKED);
  expect(notes).toEqual(['Sentences without a verdict that could be verified, marked “unchecked”: 1.']);
  expect(model.requests.length - before).toBe(2);
});

test('asserts no support for a figure that the source does not have', async () => {
  const { sentences } = await check({ text: 'A full hive weighs 75 kg in August.', sources: [NOTES] });
  expect(sentences).toEqual([{ sentence: 'A full hive weighs 75 kg in August.', verdict: 'unchecked' }]);
});

test.each([
  ['the sentence itself', 'A full hive weighs 90 kg in August.'],
  ['a figure of nobody', 'A full hive weighs 70 kg in August.'],
  ['another language', 'Ein voller Bienenstock wiegt im August auf dem Dach genau 60 kg.'],
  ['nothing', ''],
])('keeps a contradiction without a correction that is %s', async (_, correction) => {
  model.setMode({ verdicts: { '90 kg': { verdict: 'contradicted', correction } } });
  const { sentences } = await check({ text: 'A full hive weighs 90 kg in August.', sources: [NOTES] });
  const passage = { source: 1, passage: WEIGHT };
  expect(sentences).toEqual([{ sentence: 'A full hive weighs 90 kg in August.', verdict: 'contradicted', ...passage }]);
});

test('checks a long text in several calls and drops no sentence, code and lists included', async () => {
  const items = Array.from({ length: 90 }, (_, at) => `- Bees number ${at} visit the pools of neighbors.`);
  const text = `${items.join('\n')}\n\n\`\`\`\nbuzz()\n\`\`\``;
  model.setMode({ verdicts: { 'Bees number': { verdict: 'not-found' } } });
  const before = model.requests.length;
  const { sentences } = await check({ text, sources: [NOTES] });
  const wanted = items.map((item) => ({ sentence: item.slice(2), verdict: 'not-found' }));
  expect(sentences).toEqual([...wanted, { sentence: 'buzz()', verdict: 'no-claim' }]);
  expect(model.requests.length - before).toBe(3);
});

test('says so where sources are too long to show whole, and still finds the passage', async () => {
  const long = Array.from({ length: 240 }, (_, at) => `Paragraph ${at}: ${FILLER}`).join('\n\n');
  const sources = [1, 2, 3, 4].map((at) => ({ title: `Long ${at}`, text: at === 3 ? `${long}\n\n${WATER}` : long }));
  const { sentences, notes } = await check({ text: WATER, sources });
  expect(sentences).toEqual([{ sentence: WATER, verdict: 'supported', source: 3, passage: WATER }]);
  expect(notes).toEqual([
    'The sources are too long to read whole, so each sentence was checked against the passages closest to it.',
  ]);
});

test('keeps the verdicts of other calls when one fails', async () => {
  const items = Array.from({ length: 40 }, (_, at) => `- Bees number ${at} visit the pools of neighbors.`);
  model.setMode({ verdicts: { 'Bees number': { verdict: 'not-found' } }, script: ['refusal', null, 'refusal'] });
  const { sentences } = await check({ text: items.join('\n'), sources: [NOTES] });
  expect(sentences.filter(({ verdict }: { verdict: string }) => verdict === 'not-found')).not.toEqual([]);
  expect(sentences).toHaveLength(40);
});

test('fails where no call is answered', async () => {
  model.setMode({ fault: 'malformed-json' });
  expect((await post({ text: TEXT, sources: [NOTES] })).status).toBe(502);
});

test('needs a model, and says so', async () => {
  changeSettings({ OPENAI_BASE_URL: '' });
  expect(await makeRefusal(post({ text: TEXT, sources: [NOTES] }))).toEqual([
    422,
    'Checking a text against sources needs an AI model. Connect one and try again.',
  ]);
  changeSettings({ OPENAI_BASE_URL: model.baseUrl });
});

test.each([
  [{ sources: [NOTES] }, 'text is missing'],
  [{ text: 'x'.repeat(20_001), sources: [NOTES] }, 'text is too long'],
  [{ text: 'Tea.', sources: [] }, 'sources cannot be empty'],
  [{ text: 'Tea.', sources: Array(11).fill(NOTES) }, 'sources can have up to 10 entries'],
  [{ text: 'Tea.', sources: [{ title: 'Tea' }] }, 'A source has a url, or a title and a text'],
  [
    { text: 'Tea.', sources: [{ url: 'file:///etc/passwd' }] },
    'Please enter a valid URL including http:// or https://',
  ],
  [{ text: 'Tea. '.repeat(301), sources: [NOTES] }, 'The text has more than 300 sentences. Check it in parts.'],
])('refuses %#', async (body, message) => {
  expect((await makeRefusal(post(body)))[1]).toBe(message);
});

test('takes programs with the scope check only, and 30 checks in ten minutes', async () => {
  const { user } = await signedInUser();
  expect((await post({ text: 'Tea.', sources: [NOTES] }, await programHeaders(user, 'read', 'write'))).status).toBe(
    403,
  );
  const headers = await programHeaders(user, 'check');
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await post({ text: 'Tea?', sources: [NOTES] }, headers)).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});
