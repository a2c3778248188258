import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticesFor } from '@/lib/server/notices.ts';

/** A module for `--import` that makes Node claim another version. */
const claimVersion = (version: string) =>
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;

const startUnder = (version: string) =>
  spawnSync(process.execPath, ['--import', claimVersion(version), 'start.js'], { encoding: 'utf8' });

test.each(['20.20.2', '23.11.1'])('the start under Node %s ends with one sentence', (version) => {
  const { status, stdout, stderr } = startUnder(version);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`Quillcast needs Node 24.6 or later; this is ${version}.\n`);
});

test.each([
  [[], 'NODE_ENV=production or omit=dev left them out. Run: npm ci --include=dev'],
  [['node_modules/node/package.json'], 'ignore-scripts is set. Run: npm ci --ignore-scripts=false'],
])('the start of a clone with only %j says what the install left out', (files, sentence) => {
  const clone = mkdtempSync(path.join(tmpdir(), 'quillcast-clone-'));
  for (const file of ['app/page', ...files]) {
    mkdirSync(path.join(clone, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(clone, file), '');
  }
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('start.js')], { cwd: clone, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  rmSync(clone, { recursive: true });
});

test('README, deploy.md, .nvmrc, Dockerfile and package.json name the same versions', () => {
  const text = (file: string) => readFileSync(file, 'utf8');
  const { engines, devDependencies } = JSON.parse(text('package.json'));
  expect(engines.node).toBe('>=20.19');
  expect(devDependencies.node).toMatch(/^\^24\./);
  expect(text('.nvmrc').trim()).toBe('24');
  expect(text('Dockerfile')).toContain('ARG BASE=node:24-');
  expect(text('README.md')).toContain('Node 20.19 or later');
  expect(text('docs/deploy.md')).toContain('Node 24.6 or later');
});

const unit = readFileSync('deploy/quillcast.service', 'utf8').split('\n');

test('the systemd unit leaves V8 its machine code and Chromium its namespaces', () => {
  expect(unit.join('\n')).not.toMatch(/^(?:MemoryDenyWriteExecute|RestrictNamespaces|PrivateUsers)=/m);
});

test('the systemd unit and the image start what npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [variable, ...command] = scripts.start.split(' ');
  expect(unit).toContain(`ExecStart=/usr/local/bin/${command.join(' ')}`);
  expect(unit.join('\n')).toMatch(new RegExp(`^Environment=.* ${variable}$`, 'm'));
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(image).toMatch(new RegExp(`^ENV .* ${variable}$`, 'm'));
});

const notices = noticesFor([
  'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  'node_modules/@img/sharp-libvips-linux-x64/lib/glib-2.0/include/glibconfig.h',
  'node_modules/next/dist/server/next.js',
  'lib/server/start.ts',
]);

test.each([
  ['a font', 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
  ['a library under the LGPL', '| libheif       | LGPLv3'],
  ['what Next contains', 'next 16'],
  ['Chromium', 'Copyright The Chromium Authors, BSD-3-Clause'],
])('names the license of %s', (_, text) => {
  expect(notices).toContain(text);
});
