import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { apiDescription } from '@/lib/api/document.ts';
import { readReference } from '@/lib/api/reference.ts';
import { programsIn } from '../../support/guide.ts';

const sections = readReference(apiDescription());

test.each([
  ['curl', 'bash', '-n', 'samples.sh'],
  ['TypeScript', process.execPath, '--check', 'samples.mjs'],
  ['Python', 'python3', '-m py_compile', 'samples.py'],
])('every operation has a sample in %s with a correct syntax', async (language, command, options, name) => {
  const samples = sections.map(({ text }) => programsIn(text, language));
  expect(samples.filter(({ length }) => length !== 1)).toEqual([]);
  expect(samples.length).toBeGreaterThan(0);
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-samples-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, name);
  // In blocks of their own, since each declares the same names.
  const isBlock = language === 'TypeScript';
  await writeFile(
    file,
    samples
      .flat()
      .map((sample) => (isBlock ? `{${sample}}` : sample))
      .join('\n'),
  );
  await promisify(execFile)(command, [...options.split(' '), file]);
});

test('samples send the examples of fields', () => {
  const { text = '' } = sections.find(({ id }) => id === 'post_api_claims') ?? {};
  expect(text).toContain(`text: 'A hive weighs 90 kg.',\n    sources: [\n      {\n        title: 'Notes',`);
});
