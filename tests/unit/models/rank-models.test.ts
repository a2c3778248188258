import { expect, test } from 'vitest';
import { rankModels } from '@/lib/models/servers/rank-models.ts';
import type { ListedModel } from '@/lib/models/servers/server-kinds.ts';

const GIGABYTE = 1e9;

function ranked(models: readonly ListedModel[], memory = 16, wanted?: string, current?: ListedModel): string[] {
  const server = { address: 'http://127.0.0.1:11434', name: 'Ollama', models };
  const choice = { wanted, memoryBytes: () => memory * GIGABYTE };
  const writing = current ? { server, model: current } : null;
  return rankModels([server], choice, writing).map(({ model }) => model.name);
}

const sized = (name: string, gigabytes: number, more: Partial<ListedModel> = {}): ListedModel => ({
  name,
  sizeBytes: gigabytes * GIGABYTE,
  ...more,
});

test('leaves out models that do something else than write', () => {
  const names =
    'nomic-embed-text:latest bge-m3:latest all-minilm:l6-v2 qwen3-reranker-4b qwen2.5-coder:7b codellama:13b starcoder2:3b deepseek-coder-v2:16b codestral:22b llama-guard3:8b llava:7b moondream:latest glm-ocr llama3:8b-text mistral-7b-base gemma-3-4b-pt whisper-large-v3';
  expect(ranked(names.split(' ').map((name) => ({ name })))).toEqual([]);
});

test('keeps models that write', () => {
  const names =
    'llama3.1:8b gemma3:12b gemma-3-4b-it qwen3:14b qwen2.5-vl-7b-instruct mistral-small:24b hf.co/bartowski/Meta-Llama-3.1-8B-Instruct-GGUF:Q4_K_M openai/gpt-oss-20b phi4:latest'.split(
      ' ',
    );
  expect(ranked(names.map((name) => ({ name }))).toSorted()).toEqual(names.toSorted());
});

test('takes the largest that fits into the memory, with room for what it reads', () => {
  const models = [sized('small', 2), sized('large', 8), sized('huge', 40), sized('too-tight', 14)];
  expect(ranked(models)).toEqual(['large', 'small', 'huge', 'too-tight']);
});

test('takes a larger one for one that fits where it is in memory already', () => {
  const models = [sized('large', 8), sized('huge', 40, { isLoaded: true })];
  expect(ranked(models)).toEqual(['huge', 'large']);
});

test('stays with the one that writes, whatever else is in memory or no longer is', () => {
  const models = [sized('large', 8), sized('huge', 40), sized('vast', 50, { isLoaded: true })];
  expect(ranked(models, 16, undefined, sized('huge', 40))).toEqual(['huge', 'large', 'vast']);
  expect(ranked(models, 16, undefined, sized('large', 8))).toEqual(['large', 'vast', 'huge']);
});

test('takes a smaller one that follows instructions before a larger one that may not', () => {
  const models = [sized('falcon:40b', 12), sized('llama3.1:8b', 5, { isInstruct: true })];
  expect(ranked(models)).toEqual(['llama3.1:8b', 'falcon:40b']);
});

test('knows the size by the name where its server says none', () => {
  const models = [
    { name: 'qwen2.5-0.5b-instruct' },
    { name: 'llama-3.1-8b-instruct', quantization: 'Q4_K_M' },
    { name: 'llama-3.3-70b-instruct', quantization: 'Q4_K_M' },
    { name: 'smollm-135m-instruct' },
    { name: 'mixtral-8x7b-instruct', quantization: '4bit' },
    { name: 'gemma-3-12b-it', quantization: 'BF16' },
  ];
  expect(ranked(models, 12)).toEqual([
    'llama-3.1-8b-instruct',
    'qwen2.5-0.5b-instruct',
    'smollm-135m-instruct',
    'llama-3.3-70b-instruct',
    'mixtral-8x7b-instruct',
    'gemma-3-12b-it',
  ]);
});

test.each(['phi4', 'phi4:latest'])('takes only %s where OPENAI_MODEL says so', (wanted) => {
  const models = [sized('llama3.1:8b', 5), sized('phi4:latest', 90), sized('qwen3:1b', 1)];
  expect(ranked(models, 16, wanted)).toEqual(['phi4:latest']);
});
