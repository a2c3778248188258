import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startApp } from '../../e2e/support/app-server.ts';

test('refuses a data directory that another process has, and names it', async () => {
  const app = await startApp();
  const DATA_DIR = app.dataDir;
  await expect(startApp({ DATA_DIR })).rejects.toThrow(new RegExp(`${DATA_DIR} is in use by process \\d+`));
  await app.stop();
});

test('names a wrong setting, or a data directory that is a file, instead of starting', async () => {
  await expect(startApp({ FREE_BLOG_LIMIT: 'many' })).rejects.toThrow(/FREE_BLOG_LIMIT/);
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-file-'));
  const DATA_DIR = path.join(folder, 'data');
  await writeFile(DATA_DIR, 'a file');
  await expect(startApp({ DATA_DIR })).rejects.toThrow(`DATA_DIR is a file (${DATA_DIR}), but it must be a folder.`);
  await rm(folder, { recursive: true });
});
