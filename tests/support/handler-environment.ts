import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { NO_SETTINGS } from './clean-environment.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'quillcast-test-data-'));
afterAll(() => rmSync(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 }));

/** Settings of the process in which handlers are tested; set before anything reads them. */
Object.assign(process.env, NO_SETTINGS, {
  NODE_ENV: 'test',
  SITE_URL: 'http://quillcast.test',
  DATA_DIR: dataDir,
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  FREE_PER_ADDRESS_PER_DAY: '5',
});
