import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as check } from '@/app/api/backlinks/check/route.ts';
import type { Fault } from '../../fakes/faults.ts';
import { ownerWithBlog, submitBlog, workOn } from '../../support/backlinks.ts';
import { FAKE_NAMES, type FakePlatform, type Fakes, findFake, startPlatforms } from '../../support/platforms.ts';
import { post } from '../../support/requests.ts';
import { changeSettings } from '../../support/settings.ts';
import { dumpTables, logLines } from '../../support/traces.ts';

changeSettings({ LOG_LEVEL: 'trace' });

/** Faults, and the status that a submission has after each. */
const FAULTS: readonly [Fault, 'failed' | 'pending'][] = [
  ['401', 'failed'],
  ['403', 'failed'],
  ['422', 'failed'],
  ['429', 'pending'],
  ['500', 'pending'],
  ['html-200', 'pending'],
  ['reset-after-201', 'pending'],
];

const lines = logLines();
let fakes: Fakes;

beforeAll(async () => {
  fakes = await startPlatforms();
});

afterAll(async () => {
  await Promise.all(Object.values(fakes).map((fake) => fake.close()));
});

const spellings = (secret: string) => [
  secret,
  secret.replaceAll(' ', ''),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** Publishes with every fault, and gives the answers. */
async function misuse({ name: platform, credentials, server }: FakePlatform): Promise<string[]> {
  const answers: string[] = [];
  for (const [fault, status] of FAULTS) {
    server.faults.next(fault);
    const owner = await ownerWithBlog();
    const answer = await submitBlog(owner, { platform, credentials, remember: true });
    expect({ platform, fault, status: answer.backlink.status }).toEqual({ platform, fault, status });
    answers.push(JSON.stringify(answer));
    await workOn(owner);
  }
  const { headers } = await ownerWithBlog();
  server.faults.next('401', 'read');
  answers.push(await (await check(post('/api/backlinks/check', { platform, credentials }, headers))).text());
  return answers;
}

test('no outcome is a success or leaves a secret in answers, database or logs', { timeout: 120_000 }, async () => {
  const platforms = FAKE_NAMES.map((name) => findFake(name, fakes));
  const answers = (await Promise.all(platforms.map(misuse))).flat().join('\n');
  const secrets = platforms.map(({ credentials, platformSecret }) => platformSecret(credentials));
  const [rows, logged] = [JSON.stringify(await dumpTables()), lines.join('\n')];
  expect(rows).toContain('devto');
  expect(logged).toContain('not published');
  for (const spelling of secrets.flatMap(spellings)) {
    expect(answers).not.toContain(spelling);
    expect(rows).not.toContain(spelling);
    expect(logged).not.toContain(spelling);
  }
});
