import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { forgetProcessWide } from '@/lib/process-wide.ts';
import { NO_SETTINGS } from './clean-environment.ts';

/** One for all files of a process. */
const DATA_DIR = path.join(inject('dataDir'), String(process.pid));
mkdirSync(DATA_DIR, { recursive: true });

/** Each file begins with these settings, as in a new process. */
forgetProcessWide();
Object.assign(process.env, NO_SETTINGS, {
  NODE_ENV: 'test',
  SITE_URL: 'http://quillcast.test',
  DATA_DIR,
  AUTH_SECRET: 'a secret of at least thirty-two characters',
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  FREE_PER_ADDRESS_PER_DAY: '5',
});
