import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  askLocal,
  beginLongAnswer,
  LONG_ANSWER,
  localModel,
  streamedEvents,
  tinyModelFile,
} from '../../support/local-chat.ts';
import { descendantsOf } from '../../support/processes.ts';

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
  const all = await descendantsOf(process.pid);
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
    const ask = async () =>
      (await (await askLocal(model, { response_format: { type: 'text' }, max_tokens: 20 })).json()).choices[0].message;
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ content }) => content)).size).toBe(3);
  });

  test('answers with JSON of the schema, and what it took', async () => {
    const answer = await (await askLocal(model)).json();
    const [{ message, finish_reason }] = answer.choices;
    expect(JSON.parse(message.content)).toEqual({
      color: expect.stringMatching(/^(red|green)$/),
      isWarm: expect.any(Boolean),
    });
    expect(finish_reason).toBe('stop');
    expect(answer).toMatchObject({ object: 'chat.completion', model: 'Tiny' });
    const { prompt_tokens, completion_tokens, total_tokens } = answer.usage;
    expect(prompt_tokens).toBeGreaterThan('What is it like?'.length);
    expect(completion_tokens).toBeGreaterThan(5);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens);
  });

  test('streams an answer piece by piece, with what it took at the end', async () => {
    const response = await askLocal(model, { stream: true, stream_options: { include_usage: true } });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const events = await Array.fromAsync(streamedEvents(response));
    expect(events.pop()).toBe('[DONE]');
    const chunks = events.map((event) => JSON.parse(event));
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: expect.any(Number) } });
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
    const pieces = chunks.slice(0, -1).map(({ choices }) => choices[0].delta.content ?? '');
    expect(pieces.filter(Boolean).length).toBeGreaterThan(5);
    expect(JSON.parse(pieces.join(''))).toHaveProperty('color');
  });

  test('ends an answer where it has as many tokens as were asked for', async () => {
    const response = await askLocal(model, { schema: LONG_ANSWER, max_completion_tokens: 40 });
    const { choices, usage } = await response.json();
    expect(choices[0].finish_reason).toBe('length');
    expect(usage.completion_tokens).toBe(40);
  });

  test('refuses what is no request in the form that clients read', async () => {
    const refused = await askLocal(model, { messages: [] });
    expect(refused.status).toBe(400);
    expect((await refused.json()).error).toMatchObject({ param: 'messages', code: 'invalid_value' });
    const other = await askLocal(model, { response_format: { type: 'json_object' } });
    expect((await other.json()).error.param).toBe('response_format.type');
  });

  test('does not process the common beginning of two prompts again', async () => {
    const prompt = 'The same beginning. '.repeat(50);
    await (await askLocal(model, { prompt: `${prompt}First?` })).json();
    const { usage } = await (await askLocal(model, { prompt: `${prompt}Second?` })).json();
    expect(usage.prompt_tokens_details.cached_tokens).toBeGreaterThan(1000);
  });

  test('answers two concurrent requests in one process', async () => {
    const answers = await Promise.all([askLocal(model), askLocal(model, { stream: true })]);
    expect(JSON.parse((await answers[0].json()).choices[0].message.content)).toHaveProperty('color');
    expect((await Array.fromAsync(streamedEvents(answers[1]))).at(-1)).toBe('[DONE]');
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
  const { choices, usage } = await fitting.json();
  expect(choices[0].finish_reason).toBe('length');
  expect(usage.total_tokens).toBe(512);
});

test('stops when the client disconnects, and answers the next request', async () => {
  const [model, other] = [open(), open()];
  await askLocal(other);
  const gone = new AbortController();
  const events = await beginLongAnswer(model, gone.signal);
  // How long an answer of more than ten thousand tokens takes on this machine now.
  const wholeAnswer = Array.fromAsync(await beginLongAnswer(other)).catch(() => []);
  gone.abort();
  await expect(Array.fromAsync(events)).rejects.toThrow(/abort/i);
  const nextAnswer = askLocal(model).then((response) => response.json());
  expect(await Promise.race([nextAnswer, wholeAnswer])).toMatchObject({ object: 'chat.completion' });
});

test('says that the process was killed in the middle of an answer, and starts another for the next', async () => {
  const model = open();
  const events = await beginLongAnswer(model);
  await killModel();
  await expect(Array.fromAsync(events)).rejects.toMatchObject({
    name: 'ModelProcessError',
    message: expect.stringContaining('was killed, as happens when a machine runs out of memory'),
  });
  const { choices } = await (await askLocal(model)).json();
  expect(JSON.parse(choices[0].message.content)).toHaveProperty('color');
});

test('exits when idle, and starts again for the next request', async () => {
  const model = open({ idleMs: 100 });
  await (await askLocal(model)).json();
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
  await (await askLocal(model)).json();
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

test('says that the path of its socket is too long', async () => {
  const folder = path.join(path.dirname(file), 'a'.repeat(120));
  await mkdir(folder);
  vi.stubEnv('TMPDIR', folder);
  await expect(askLocal(open())).rejects.toMatchObject({
    name: 'ModelProcessError',
    isLasting: true,
    message: expect.stringContaining('Set TMPDIR to a folder with a short path'),
  });
  vi.unstubAllEnvs();
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

test('is reachable by its owner only', async () => {
  const model = open();
  await (await askLocal(model)).json();
  const [running] = await modelProcesses();
  const socket = /"socket":"([^"]+)"/.exec(running?.command ?? '')?.[1] ?? '';
  expect((await stat(path.dirname(socket))).mode & 0o777).toBe(0o700);
  await model.stop();
  await expect(stat(path.dirname(socket))).rejects.toThrow('ENOENT');
});
