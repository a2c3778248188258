import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Settings of the process in which handlers are tested; set before anything reads them. */
Object.assign(process.env, {
  NODE_ENV: 'test',
  SITE_URL: 'http://quillcast.test',
  DATA_DIR: mkdtempSync(path.join(tmpdir(), 'quillcast-test-data-')),
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  FREE_PER_ADDRESS_PER_DAY: '5',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OUTBOUND_ALLOW_HOSTS: '',
  DATABASE_URL: '',
});
