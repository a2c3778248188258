import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readModelFacts } from '@/lib/models/local/gguf-head.ts';
import { windowOf } from '@/lib/models/local/window.ts';
import { tinyModelFile } from '../../support/local-chat.ts';

const GB = 1024 ** 3;

/** 36 layers of 8 heads, each with a key and a value of 128 numbers of two bytes: a model of 4 billion weights. */
const OF_4B = 36 * 8 * (128 + 128) * 2;

test.each([
  ['as long as it was made for', 4096, OF_4B, 64 * GB, 4096],
  ['at most 16384', 131_072, OF_4B, 64 * GB, 16_384],
  ['what fits in a quarter of the memory', 131_072, OF_4B, 8 * GB, 14_336],
  ['at least 2048 however little memory there is', 131_072, OF_4B, GB / 2, 2048],
  ['2048 where the file does not say', undefined, undefined, 64 * GB, 2048],
])('the window is %s', (_, trainedTokens, bytesPerToken, memory, expected) => {
  expect(windowOf({ trainedTokens, bytesPerToken }, memory)).toBe(expected);
});

test('reads from a file what its model was made for and takes', () => {
  // Two layers of two heads, each with a key and a value of 16 numbers of two bytes.
  expect(readModelFacts(tinyModelFile(8192))).toEqual({ trainedTokens: 8192, bytesPerToken: 2 * 2 * (16 + 16) * 2 });
});

test('reads nothing from a file that is no model, or breaks off', () => {
  const file = tinyModelFile();
  writeFileSync(file, 'GGUF');
  expect(readModelFacts(file).trainedTokens).toBeUndefined();
  writeFileSync(file, '<!doctype html><title>Not found</title>');
  expect(readModelFacts(file)).toEqual({ trainedTokens: undefined, bytesPerToken: undefined });
});
