import { rm, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  askLocal,
  beginLongAnswer,
  LONG_ANSWER,
  localModel,
  streamedEvents,
  tinyModelFile,
  wholeAnswer,
} from '../../support/local-chat.ts';
import { findDescendants } from '../../support/processes.ts';

let file: string;
const opened: ReturnType<typeof localModel>[] = [];

beforeAll(() => {
  file = tinyModelFile();
});

afterEach(() => Promise.all(opened.splice(0).map((model) => model.stop())));

function open(options: Parameters<typeof localModel>[1] = {}) {
  const model = localModel(file, options);
  opened.push(model);
  return model;
}

/** The processes of models that this one has started. */
async function modelProcesses() {
  const all = await findDescendants(process.pid);
  return all.filter(({ command }) => command.includes('lib/models/local/process.ts'));
}

async function killModel() {
  const [running] = await modelProcesses();
  process.kill(running?.pid ?? Number.NaN, 'SIGKILL');
}

describe('one process', () => {
  let model: ReturnType<typeof localModel>;
  beforeAll(() => {
    model = localModel(file);
  });
  afterAll(() => model.stop());

  test('draws each answer anew, even within a second', async () => {
    const ask = () =>
      askLocal(model, { response_format: { type: 'text' }, max_completion_tokens: 20 }).then(wholeAnswer);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ content }) => content)).size).toBe(3);
  });

  test('answers with JSON of the schema, and what it took', async () => {
    const { content, finish, model: name, usage } = await wholeAnswer(await askLocal(model));
    expect(JSON.parse(content)).toEqual({ color: expect.stringMatching(/^(red|green)$/), isWarm: expect.any(Boolean) });
    expect([finish, name]).toEqual(['stop', 'Tiny']);
    const { prompt_tokens, completion_tokens, total_tokens } = usage;
    expect(prompt_tokens).toBeGreaterThan('What is it like?'.length);
    expect(completion_tokens).toBeGreaterThan(5);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens);
  });

  test('streams an answer piece by piece', async () => {
    const response = await askLocal(model);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = await Array.fromAsync(streamedEvents(response));
    expect(events.pop()).toBe('[DONE]');
    const pieces = events.map((event) => JSON.parse(event).choices[0]?.delta.content).filter(Boolean);
    expect(pieces.length).toBeGreaterThan(5);
  });

  test('ends an answer where it has as many tokens as were asked for', async () => {
    const answer = await wholeAnswer(await askLocal(model, { schema: LONG_ANSWER, max_completion_tokens: 40 }));
    expect(answer).toMatchObject({ finish: 'length', usage: { completion_tokens: 40 } });
  });

  test('does not process the common beginning of two prompts again', async () => {
    const prompt = 'The same beginning. '.repeat(50);
    await wholeAnswer(await askLocal(model, { prompt: `${prompt}First?` }));
    const { usage } = await wholeAnswer(await askLocal(model, { prompt: `${prompt}Second?` }));
    expect(usage.prompt_tokens_details.cached_tokens).toBeGreaterThan(1000);
  });

  test('answers two concurrent requests in one process', async () => {
    const answers = await Promise.all([askLocal(model).then(wholeAnswer), askLocal(model).then(wholeAnswer)]);
    expect(answers.map(({ finish }) => finish)).toEqual(['stop', 'stop']);
    expect(await modelProcesses()).toHaveLength(1);
  });
});

test('refuses a prompt that is longer than its window, and gives what is left of it for an answer', async () => {
  const model = open({ windowTokens: 512 });
  const refused = await askLocal(model, { prompt: 'a'.repeat(600) });
  expect(refused.status).toBe(400);
  expect((await refused.json()).error).toMatchObject({
    type: 'invalid_request_error',
    code: 'context_length_exceeded',
    message: expect.stringContaining('maximum context length is 512 tokens'),
  });
  const fitting = await askLocal(model, { schema: LONG_ANSWER, max_completion_tokens: 5000 });
  expect(await wholeAnswer(fitting)).toMatchObject({ finish: 'length', usage: { total_tokens: 512 } });
});

test('stops when the client disconnects, and answers the next request', async () => {
  const [model, other] = [open(), open()];
  await askLocal(other).then(wholeAnswer);
  const gone = new AbortController();
  const events = await beginLongAnswer(model, gone.signal);
  // How long an answer of more than ten thousand tokens takes on this machine now.
  const longAnswer = Array.fromAsync(await beginLongAnswer(other)).catch(() => []);
  gone.abort();
  await expect(Array.fromAsync(events)).rejects.toThrow(/abort/i);
  const nextAnswer = askLocal(model).then(wholeAnswer);
  expect(await Promise.race([nextAnswer, longAnswer])).toMatchObject({ finish: 'stop' });
});

test('says that the process was killed in the middle of an answer, and starts another for the next', async () => {
  const model = open();
  const events = await beginLongAnswer(model);
  await killModel();
  await expect(Array.fromAsync(events)).rejects.toMatchObject({
    name: 'ModelProcessError',
    message: expect.stringContaining('was killed, as happens when a machine runs out of memory'),
  });
  expect(JSON.parse((await wholeAnswer(await askLocal(model))).content)).toHaveProperty('color');
});

test('exits when idle, and starts again for the next request', async () => {
  const model = open({ idleMs: 100 });
  await wholeAnswer(await askLocal(model));
  await eventually(async () => expect(await modelProcesses()).toEqual([]));
  expect((await askLocal(model)).status).toBe(200);
});

test('rejects pending and later requests when it is stopped', async () => {
  const model = open();
  const events = await beginLongAnswer(model);
  await model.stop();
  await expect(Array.fromAsync(events)).rejects.toMatchObject({ name: 'ModelProcessError' });
  await expect(askLocal(model)).rejects.toMatchObject({ name: 'ModelProcessError' });
  expect(await modelProcesses()).toEqual([]);
});

test('can be stopped while loading, and rejects pending requests', async () => {
  const model = open();
  const told = expect(askLocal(model)).rejects.toMatchObject({
    name: 'ModelProcessError',
    message: 'The process of the model Tiny was stopped.',
  });
  const loading = await eventually(async () => {
    const [only] = await modelProcesses();
    expect(only).toBeDefined();
    return only;
  });
  // From now on it takes for ever, and hears nothing either.
  process.kill(loading?.pid ?? Number.NaN, 'SIGSTOP');
  await model.stop();
  await told;
  expect(await modelProcesses()).toEqual([]);
});

test('leaves memory soon after another model was selected', async () => {
  const model = open();
  await wholeAnswer(await askLocal(model));
  model.retire();
  await eventually(async () => expect(await modelProcesses()).toEqual([]));
});

test('says that a file is no model, and that it is gone', async () => {
  const damaged = `${file}.damaged`;
  await writeFile(damaged, 'GGUF and then nothing that a model is made of');
  await expect(askLocal(open({ file: damaged }))).rejects.toMatchObject({
    name: 'ModelProcessError',
    isLasting: true,
    message: expect.stringContaining(`The file of the model Tiny (${damaged}) could not be loaded`),
  });
  await rm(damaged);
  await expect(askLocal(open({ file: damaged }))).rejects.toMatchObject({ isLasting: true });
  expect(await modelProcesses()).toEqual([]);
});

test.each([
  // Each token takes 256 bytes.
  ['too little memory', { windowTokens: Math.ceil(totalmem() / 200) }, 'too little free memory for the model Tiny'],
  ['too little time', { startMs: 1 }, 'The model Tiny was not loaded within 0.001 seconds.'],
])('says that there is %s', async (_, options, sentence) => {
  const message = expect.stringContaining(sentence);
  await expect(askLocal(open(options))).rejects.toMatchObject({ name: 'ModelProcessError', message });
  expect(await modelProcesses()).toEqual([]);
});
