import { expect, test } from 'vitest';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { changeSettings } from '../../support/settings.ts';
import { dumpTables, logLines } from '../../support/traces.ts';
import { knownVisitor } from '../../support/visitors.ts';
import { cancel, queueLive } from './live-generation.ts';

changeSettings({ LOG_LEVEL: 'trace' });
const lines = logLines();
const model = await connectFakeModel();

/** A draft that cites nothing. */
const DRAFT = [
  '# Bees on a roof',
  ...['', '## Water', '## Weight', '***'].map((head, part) => {
    const prose = Array.from({ length: 10 }, (_, at) => `In week ${part * 10 + at} the bees drink from the roof.`);
    return [head, prose.join(' ')].filter(Boolean).join('\n\n');
  }),
].join('\n\n');

const bodyWith = (answer: string) => ({
  ...{ topic: 'Urban beekeeping', length: 'small', findSources: false },
  authorAnswers: [{ question: 'Who taught you?', answer }],
});

const tablesWith = async (text: string) =>
  Object.entries(await dumpTables()).flatMap(([name, rows]) => (rows.includes(text) ? [name] : []));

test('uncited answers of a blog are in its snapshot alone: in no event, request or log', async () => {
  model.setMode({ drafts: { '': DRAFT } });
  const { headers } = await knownVisitor();
  const answer = await api.post('/api/blogs/generate', bodyWith('My uncle Quorzel did.'), headers);
  expect(answer.status).toBe(200);
  expect(model.requests.some(({ prompt }) => prompt.includes('Quorzel'))).toBe(true);
  expect(await tablesWith('Quorzel')).toEqual(['source_snapshots']);
  const { id } = await answer.json();
  expect(await (await api.get(`/api/blogs/${id}`, headers)).text()).not.toContain('Quorzel');
});

test('a failed run leaves no answers behind', async () => {
  model.setMode({ fault: 'empty' });
  const { headers } = await knownVisitor();
  const answer = await api.post('/api/blogs/generate', bodyWith('My aunt Brimwick did.'), headers);
  expect(answer.status).toBe(502);
  expect(await answer.text()).not.toContain('Brimwick');
  expect(await tablesWith('Brimwick')).toEqual([]);
});

test('a canceled run leaves none', async () => {
  model.setMode({ fault: 'hang' });
  const { headers } = await knownVisitor();
  const { id } = await queueLive(headers, bodyWith('My friend Vexley did.'));
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  expect(await tablesWith('Vexley')).toEqual(['generations']);
  expect((await cancel(id, headers)).status).toBe(200);
  expect(await tablesWith('Vexley')).toEqual([]);
});

test('refused answers are neither repeated nor kept', async () => {
  const { headers } = await knownVisitor();
  const long = await api.post('/api/blogs/generate', bodyWith(`Dorwig ${'x'.repeat(1000)}`), headers);
  const harmful = await api.post('/api/blogs/generate', bodyWith('Dorwig: how to kill yourself.'), headers);
  expect([long.status, harmful.status]).toEqual([400, 422]);
  expect(`${await long.text()}${await harmful.text()}`).not.toContain('Dorwig');
  expect(await tablesWith('Dorwig')).toEqual([]);
});

test('no answer is in a log line, at any level', () => {
  expect(lines.join('\n')).toMatch(/"level":/);
  expect(lines.join('\n')).not.toMatch(/Quorzel|Brimwick|Vexley|Dorwig/);
});
