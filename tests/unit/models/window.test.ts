import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contextWindow, readMetadata } from '@/lib/models/local/local-connection.ts';
import { tinyModelFile } from '../../support/local-chat.ts';

const GB = 1024 ** 3;

/** A model of 4 billion weights: 36 layers of 8 heads, each with a key and a value of 128 numbers. */
const attention = { head_count: 32, head_count_kv: 8, key_length: 128, value_length: 128 };
const model = (trained: number) => ({ context_length: trained, block_count: 36, embedding_length: 2560, attention });

test.each([
  ['what the model was trained for', model(4096), 64 * GB, 4096],
  ['at most 16384', model(131_072), 64 * GB, 16_384],
  ['what fits into a quarter of the memory', model(131_072), 8 * GB, 14_336],
  ['at least 2048 with little memory', model(131_072), GB / 2, 2048],
  ['2048 without metadata', {}, 64 * GB, 2048],
])('the window is %s', (_, metadata, memory, expected) => {
  expect(contextWindow(metadata, memory)).toBe(expected);
});

test('adds up the heads of layers that differ', () => {
  const layers = Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 8 : 0));
  const hybrid = { ...model(131_072), attention: { ...attention, head_count_kv: layers } };
  expect(contextWindow(hybrid, 4 * GB)).toBe(14_336);
});

test('reads the metadata of a model file', () => {
  expect(readMetadata(tinyModelFile(8192))).toMatchObject({
    context_length: 8192,
    block_count: 2,
    attention: { head_count_kv: 2, key_length: 16, value_length: 16 },
  });
});

test('finds no metadata in a truncated or damaged file and in a file of another kind', () => {
  const file = tinyModelFile();
  writeFileSync(file, 'GGUF');
  expect(readMetadata(file)).toEqual({});
  // A count of metadata beyond every file.
  writeFileSync(file, Buffer.concat([Buffer.from('GGUF\u0003\0\0\0'), Buffer.alloc(2000, 0xca)]));
  expect(readMetadata(file)).toEqual({});
  writeFileSync(file, '<!doctype html><title>Not found</title>');
  expect(readMetadata(file)).toEqual({});
});
