import { expect, test } from 'vitest';
import { DELETE as remove } from '@/app/api/account/domain/route.ts';
import { db } from '@/lib/database/db.ts';
import { domainChecks } from '@/lib/domains/service.ts';
import { performDue } from '@/lib/jobs/effects.ts';
import { passPauses } from '../../support/effects.ts';
import { ask, nameServerOfFile, names, readDomain, setRecords, withDomain } from '../../support/own-domains.ts';
import { post } from '../../support/requests.ts';
import { fakeStripeOfFile } from '../../support/subscriptions.ts';

const { stripe } = fakeStripeOfFile();
nameServerOfFile();

const DAY_MS = 24 * 60 * 60 * 1000;

/** Lets a day pass. */
async function recheck(userId: string) {
  await passPauses();
  await performDue(domainChecks);
  return (await db()).customDomain.findUniqueOrThrow({ where: { userId } });
}

test('checks daily; a failing domain stays in service for 7 days, with the end shown to its owner', async () => {
  const { user, headers, host } = await withDomain(stripe());
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, failingSince: null });
  names[host] = {};
  const failing = await recheck(user.id);
  expect(failing).toMatchObject({ verifiedHost: host, problem: 'elsewhere' });
  const domain = await readDomain(headers);
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
  const domain = await readDomain(headers);
  expect(domain).toMatchObject({ status: 'failed', wasTakenOut: true });
});

test('a repaired domain is back in service without a trace', async () => {
  const { user, headers, host } = await withDomain(stripe());
  const domain = await readDomain(headers);
  names[host] = {};
  await recheck(user.id);
  setRecords(domain);
  expect(await recheck(user.id)).toMatchObject({ verifiedHost: host, problem: null, failingSince: null });
});

test('a check is due again the next day, until the domain is removed', async () => {
  const { user, headers, host } = await withDomain(stripe());
  await recheck(user.id);
  const job = () => db().then((prisma) => prisma.job.findUnique({ where: { id: `domain ${user.id}` } }));
  expect(Math.round((Number((await job())?.dueAt) - Date.now()) / DAY_MS)).toBe(1);
  await remove(new Request(post('/api/account/domain', { host }, headers), { method: 'DELETE' }));
  expect(await job()).toBeNull();
});
