import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openEmbedded } from '@/lib/database/db.ts';
import { applyMigrations } from '@/prisma/apply-migrations.ts';
import { type FakeStripe, startFakeStripe } from '../../fakes/stripe/server.ts';

const run = promisify(execFile);

const ADA = { id: 'ada', email: 'ada@example.com', slug: 'ada' };

let dataDir: string;
let stripe: FakeStripe;

async function withDatabase<Result>(use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openEmbedded(dataDir);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-reconcile-'));
  stripe = await startFakeStripe();
  await withDatabase(async ({ connection, prisma }) => {
    await applyMigrations(connection);
    await prisma.user.create({ data: ADA });
  });
});

afterAll(async () => {
  await stripe.close();
  await rm(dataDir, { recursive: true });
});

const command = (settings: Record<string, string>) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', 'lib/server/reconcile-stripe.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, STRIPE_API_BASE: stripe.url, ...settings },
  });

test('the command stores what Stripe has and says so', async () => {
  const customer = stripe.customers.create({ metadata: { userId: 'ada' } });
  const price = stripe.prices.create({ unit_amount: '900' });
  const { id } = stripe.subscriptions.create(customer.id, price.id);
  const { stdout } = await command({ STRIPE_SECRET_KEY: stripe.secretKey });
  expect(JSON.parse(stdout)).toEqual({
    checked: 1,
    repaired: [id],
    canceled: [],
    withoutAccount: [],
    unknownToStripe: [],
  });
  const rows = await withDatabase(({ prisma }) => prisma.subscription.findMany());
  expect(rows).toMatchObject([{ id, userId: 'ada', status: 'active' }]);
});

test('the command fails with a sentence when Stripe does not take the key', async () => {
  await expect(command({ STRIPE_SECRET_KEY: 'sk_wrong' })).rejects.toMatchObject({
    code: 1,
    stderr: 'Could not connect to subscription service. Please try again later.\n',
  });
});
