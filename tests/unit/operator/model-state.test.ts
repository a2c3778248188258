import { expect, test } from 'vitest';
import type { ModelFetch } from '@/lib/generated/prisma/client.ts';
import { bestFit, modelState } from '@/lib/operator/rules.ts';

const ABSENT = { file: null, partBytes: 0 };
const PART = { file: null, partBytes: 700 };
const PROGRESS = { sizeBytes: 1000, doneBytes: 600, bytesPerSecond: 50 };
const WHOLE = { file: 'acme/tiny/tiny-Q4_K_M.gguf', partBytes: 0 };

const job = (given: Partial<ModelFetch>): ModelFetch => ({
  ...{ name: 'tiny', status: 'queued', attempts: 1, message: '', leaseExpiresAt: null, createdAt: new Date() },
  ...PROGRESS,
  ...given,
});

const RUNNING = job({ status: 'running' });
const CHECKING = job({ status: 'running', message: 'Checking it …' });
const FAILED = job({ status: 'failed', message: 'The disk is full.' });

test.each([
  ['absent without a job or a file', undefined, ABSENT, { kind: 'absent' }],
  ['partial when a part has arrived', undefined, PART, { kind: 'partial', doneBytes: 700 }],
  ['ready when its file is there', undefined, WHOLE, { kind: 'ready' }],
  ['queued', job({}), PART, { kind: 'queued', doneBytes: 700 }],
  ['fetching, as far as the job says', RUNNING, PART, { kind: 'fetching', ...PROGRESS, message: '' }],
  [
    'fetching also while a file that is there is checked',
    CHECKING,
    WHOLE,
    { kind: 'fetching', message: 'Checking it …' },
  ],
  ['failed, with the reason', FAILED, PART, { kind: 'failed', message: 'The disk is full.', doneBytes: 700 }],
  ['ready when the command has fetched it after a failure', FAILED, WHOLE, { kind: 'ready' }],
])('a model is %s', (_, fetch, fetched, state) => {
  expect(modelState(fetch, fetched)).toMatchObject(state);
});

const GB = 1e9;
const MODELS = [
  { name: 'small', neededBytes: 5.5 * GB, wantsGraphicsCard: false },
  { name: 'middle', neededBytes: 10 * GB, wantsGraphicsCard: false },
  { name: 'card', neededBytes: 17 * GB, wantsGraphicsCard: true },
  { name: 'large', neededBytes: 20 * GB, wantsGraphicsCard: false },
];

test.each([
  [4, undefined],
  [6, 'small'],
  [16, 'middle'],
  [18, 'middle'],
  [32, 'large'],
])('for %d GB of memory the best fit is %s', (gigabytes, name) => {
  expect(bestFit(MODELS, gigabytes * GB)).toBe(name);
});
