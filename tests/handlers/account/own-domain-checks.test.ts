import { expect, test, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { claimDueDomain } from '@/lib/domains/mutations.ts';
import { startCheckingDomains } from '@/lib/domains/service.ts';
import { runShutdownTasks } from '@/lib/shutdown.ts';
import { ask, domainOf, nameServerOfFile, names, setRecords, withDomain } from '../../support/own-domains.ts';
import { fakeStripeOfFile } from '../../support/subscriptions.ts';

const { stripe } = fakeStripeOfFile();
nameServerOfFile();

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes a domain's daily check due, and waits until it was made. */
async function recheck(userId: string) {
  const where = { userId };
  const dueAt = new Date(Date.now() - 1000);
  await (await db()).customDomain.update({ where, data: { dueAt, checkedAt: null } });
  startCheckingDomains();
  await vi.waitFor(async () => {
    const row = await (await db()).customDomain.findUniqueOrThrow({ where });
    expect(row.checkedAt).not.toBeNull();
  }, 5000);
  await runShutdownTasks();
  return (await db()).customDomain.findUniqueOrThrow({ where });
}

test('checks daily; a failing domain stays in service for 7 days, with the end shown to its owner', async () => {
  const { user, headers, host } = await withDomain(stripe());
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, failingSince: null });
  names[host] = {};
  const failing = await recheck(user.id);
  expect(failing).toMatchObject({ verifiedHost: host, problem: 'elsewhere' });
  const domain = await domainOf(headers);
  const end = Number(failing.failingSince) + 7 * DAY_MS;
  expect(domain).toMatchObject({ status: 'failed', endsAt: new Date(end).toISOString() });
});

test('takes a domain out of service after 7 days, and says so', async () => {
  const { user, headers, host } = await withDomain(stripe());
  names[`_quillcast.${host}`] = {};
  const failingSince = new Date(Date.now() - 7 * DAY_MS);
  await (await db()).customDomain.update({ where: { userId: user.id }, data: { failingSince } });
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: null });
  expect((await ask(host)).status).toBe(404);
  const domain = await domainOf(headers);
  expect(domain).toMatchObject({ status: 'failed', wasTakenOut: true });
});

test('a repaired domain is back in service without a trace', async () => {
  const { user, headers, host } = await withDomain(stripe());
  const domain = await domainOf(headers);
  names[host] = {};
  await recheck(user.id);
  setRecords(domain);
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, problem: null, failingSince: null });
});

test('no two processes check the same domain', async () => {
  const { user } = await withDomain(stripe());
  const dueAt = new Date(Date.now() - 1000);
  await (await db()).customDomain.update({ where: { userId: user.id }, data: { dueAt } });
  const claimed = await Promise.all([claimDueDomain(), claimDueDomain()]);
  expect(claimed.filter(Boolean)).toMatchObject([{ id: user.id }]);
});
