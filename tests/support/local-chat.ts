import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createLocalModel } from '@/lib/models/local/local-model.ts';
import { writeTinyModel } from './tiny-gguf.ts';

/** Requests to a local model, and readers of its responses. */

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A model file with random weights, removed after the tests of a file. */
export function tinyModelFile(windowTokens = 16_384): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'quillcast-tiny-'));
  const file = path.join(folder, 'tiny.gguf');
  writeTinyModel(file, windowTokens);
  folders.push(folder);
  return file;
}

type Options = Parameters<typeof createLocalModel>[0];

/** The model in a file, in a process that the first request starts. */
export const localModel = (file: string, options: Partial<Options> = {}) =>
  createLocalModel({ name: 'Tiny', file, windowTokens: 16_384, idleMs: 60_000, startMs: 60_000, ...options });

type LocalModel = Pick<ReturnType<typeof localModel>, 'fetch'>;

/** A schema that even noise fills within a few words. */
const SHORT_ANSWER = {
  type: 'object',
  properties: { color: { type: 'string', enum: ['red', 'green'] }, isWarm: { type: 'boolean' } },
  required: ['color', 'isWarm'],
  additionalProperties: false,
};

const SENTENCE = 'a sentence of so many characters that a thousand of them fill the whole window';

/** A schema that takes seconds to fill. */
export const LONG_ANSWER = {
  type: 'object',
  properties: { lines: { type: 'array', items: { type: 'string', enum: [SENTENCE] }, minItems: 1000 } },
  required: ['lines'],
  additionalProperties: false,
};

/** POST /v1/chat/completions. */
export function askLocal(
  model: LocalModel,
  { prompt = 'What is it like?', schema = SHORT_ANSWER as object, ...body }: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return model.fetch('http://local-model/v1/chat/completions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      model: 'Tiny',
      messages: [
        { role: 'system', content: 'You answer.' },
        { role: 'user', content: prompt },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      stream: true,
      stream_options: { include_usage: true },
      ...body,
    }),
    ...(signal && { signal }),
  });
}

/** The events of a streamed response as they arrive. */
export async function* streamedEvents(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    yield* events.map((event) => event.replace(/^data: /, ''));
  }
}

/** Requests a long response and returns its events, starting with the first that has text. */
export async function beginLongAnswer(model: LocalModel, signal?: AbortSignal) {
  const events = streamedEvents(await askLocal(model, { schema: LONG_ANSWER }, signal));
  for (;;) {
    const { value } = await events.next();
    if (JSON.parse(value ?? '').choices[0].delta.content) return events;
  }
}

/** The whole of a streamed response: its text, finish reason and usage. */
export async function wholeAnswer(response: Response) {
  const events = (await Array.fromAsync(streamedEvents(response))).slice(0, -1);
  const chunks = events.map((event) => JSON.parse(event));
  const deltas = chunks.slice(0, -1).map(({ choices: [choice] }) => choice);
  return {
    model: chunks[0].model,
    content: deltas.map(({ delta }) => delta.content ?? '').join(''),
    finish: deltas.at(-1).finish_reason,
    usage: chunks.at(-1).usage,
  };
}
