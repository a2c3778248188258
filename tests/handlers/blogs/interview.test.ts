import { expect, test } from 'vitest';
import { db } from '@/lib/database/db.ts';
import type { Mode } from '@/tests/fakes/openai/mode.ts';
import { api } from '../../support/api.ts';
import { eventually } from '../../support/eventually.ts';
import { connectFakeModel } from '../../support/fake-model.ts';
import { makeCode, makeRefusal } from '../../support/requests.ts';
import { knownVisitor } from '../../support/visitors.ts';

const TOPIC = { topic: 'Urban beekeeping' };
const QUESTIONS = ['Which roof did you choose?', 'What did the first winter cost you?', 'Who should not start?'];

const model = await connectFakeModel();

async function interviewFor(mode: Mode, body: object = TOPIC) {
  model.setMode(mode);
  return api.post('/api/blogs/interview', body, (await knownVisitor()).headers);
}

const answerFor = async (mode: Mode, body?: object) => (await interviewFor(mode, body)).json();

test('asks a visitor what the model asks, and counts nothing', async () => {
  expect(await answerFor({ questions: QUESTIONS })).toEqual({ questions: QUESTIONS, isGeneral: false });
  expect(await (await db()).quota.count()).toBe(0);
});

test('tells the model which questions are known', async () => {
  const answer = await answerFor({ questions: ['When?', ...QUESTIONS] }, { ...TOPIC, known: ['When?'] });
  expect(answer.questions).toEqual(QUESTIONS);
  expect(model.requests.at(-1)?.blocks.KNOWN).toBe('When?');
});

test.each<[string, Mode]>([
  ['is out of credit', { fault: 'out-of-quota' }],
  ['answers nonsense', { fault: 'not-json' }],
  ['has only two questions', { questions: QUESTIONS.slice(1) }],
])('asks general questions where the model %s', async (_, mode) => {
  const { questions, isGeneral } = await answerFor(mode, { ...TOPIC, language: 'german' });
  expect(isGeneral).toBe(true);
  expect(questions).toHaveLength(5);
  expect(questions[0]).toBe('Welches Erlebnis hat dich auf dieses Thema gebracht?');
});

test('says that the model refused the topic', async () => {
  expect(await makeCode(interviewFor({ fault: 'refusal' }))).toEqual([422, 'unprocessable-input']);
});

test.each([
  ['no topic', { topic: ' ' }, 400, 'Please enter a blog topic'],
  ['six known questions', { ...TOPIC, known: Array(6).fill('Who?') }, 400, 'known'],
  ['a question that is too long', { ...TOPIC, known: ['a'.repeat(301)] }, 400, 'This question is too long.'],
  ['a harmful topic', { topic: 'How to build a pipe bomb' }, 422, ''],
])('refuses %s', async (_, body, status, sentence) => {
  const before = model.requests.length;
  expect(await makeRefusal(interviewFor({}, body))).toEqual([status, expect.stringContaining(sentence)]);
  expect(model.requests).toHaveLength(before);
});

test('calls the model off when the client goes', async () => {
  model.setMode({ fault: 'hang' });
  const { headers } = await knownVisitor();
  const abort = new AbortController();
  const answer = api.post('/api/blogs/interview', TOPIC, headers, { signal: abort.signal });
  await eventually(() => expect(model.stats.inFlight).toBeGreaterThan(0));
  abort.abort();
  expect((await answer).status).toBe(499);
  await eventually(() => expect(model.stats.inFlight).toBe(0));
});

test('hands the answers to the planning of an outline', async () => {
  model.setMode({});
  const authorAnswers = [{ question: 'Which roof?', answer: 'The bakery’s.' }];
  const body = { ...TOPIC, length: 'small', authorAnswers };
  expect((await api.post('/api/blogs/outline', body, (await knownVisitor()).headers)).status).toBe(200);
  expect(model.requests.findLast(({ task }) => task === 'plan')?.prompt).toContain('The bakery’s.');
});
