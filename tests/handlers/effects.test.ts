import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { database, db } from '@/lib/database/db.ts';
import { createEffectWorker, type Effect, performDue } from '@/lib/jobs/effects.ts';
import { queueJobs } from '@/lib/jobs/mutations.ts';
import { startFakeMail } from '../fakes/mail/server.ts';
import { passPauses } from '../support/effects.ts';
import { eventually } from '../support/eventually.ts';

const mail = await startFakeMail();
afterAll(mail.close);

beforeEach(async () => {
  await (await db()).job.deleteMany();
});

/** An effect that records the names of its jobs; it fails while `fails` says so. */
function recorded(more: Partial<Effect> = {}) {
  const names: string[] = [];
  const effect: Effect = {
    kind: 'signup',
    repeat: 'A name in a list.',
    perform: async ({ name }) => names.push(name) && undefined,
    ...more,
  };
  return { names, effect };
}

const failing: Partial<Effect> = { perform: () => Promise.reject(new Error('down')) };

const queue = (...names: string[]) => queueJobs(names.map((name) => ({ kind: 'signup', name })));

const jobs = async () => (await db()).job.findMany({ orderBy: { id: 'asc' } });

test('jobs of a transaction that is rolled back are not performed', async () => {
  const { names, effect } = recorded();
  const rolledBack = (await db()).$transaction(async (tx) => {
    await queueJobs([{ kind: 'signup', name: 'never' }], tx);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await performDue(effect);
  expect(names).toEqual([]);
});

test('a commit wakes the workers of all processes, which perform each job once', async () => {
  const [first, second] = [recorded(), recorded()];
  const workers = [first, second].map(({ effect }) => createEffectWorker([effect]));
  for (const worker of workers) worker.start();
  const names = Array.from({ length: 30 }, (_, at) => `job-${at}`);
  await queue(...names);
  await eventually(async () => expect(await jobs()).toEqual([]));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([...first.names, ...second.names].toSorted()).toEqual(names.toSorted());
});

test('a job that waits is queued once, and its kind is left alone while it is off', async () => {
  const { names, effect } = recorded();
  await queue('once', 'once');
  await queue('once');
  await performDue({ ...effect, isOn: () => false });
  expect(names).toEqual([]);
  await performDue(effect);
  expect(names).toEqual(['once']);
});

test.each([
  [0, 1],
  [2, 4],
  [20, 6 * 60],
])('after %i failed tries the next one is %i minutes later', async (tries, minutes) => {
  await queue('failing');
  await (await db()).job.updateMany({ data: { tries } });
  await performDue(recorded(failing).effect);
  const [job] = await jobs();
  expect(job).toMatchObject({ tries: tries + 1, leaseExpiresAt: null });
  expect(Math.round((Number(job?.dueAt) - Date.now()) / 60_000)).toBe(minutes);
});

test('a job that is given up is gone', async () => {
  await queue('failing');
  await performDue(recorded({ ...failing, isGivenUp: ({ tries }) => tries === 1 }).effect);
  expect(await jobs()).toEqual([]);
});

test('a job that names its next time waits for it', async () => {
  await queue('daily');
  await performDue(recorded({ perform: async () => 60 * 60_000 }).effect);
  expect(await jobs()).toMatchObject([{ tries: 0, leaseExpiresAt: null }]);
});

test('a job whose result was not stored is performed again once its lease ends', async () => {
  const { names, effect } = recorded();
  const prisma = await db();
  await queue('lost');
  await prisma.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$`;
  await prisma.$executeRaw`CREATE TRIGGER refuse BEFORE DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION refuse()`;
  const worker = createEffectWorker([effect]);
  worker.start();
  await eventually(() => expect(names).toEqual(['lost']));
  await worker.stop();
  await prisma.$executeRaw`DROP FUNCTION refuse CASCADE`;
  await passPauses();
  await performDue(effect);
  expect(names).toEqual(['lost', 'lost']);
  expect(await jobs()).toEqual([]);
});

test('a job that is stopped with its process is due at once, without a try counted', async () => {
  const stuck = recorded({ perform: (_, stop) => once(stop, 'abort').then(() => Promise.reject(stop.reason)) });
  const worker = createEffectWorker([stuck.effect]);
  await queue('stopped');
  worker.start();
  await eventually(async () => expect(await jobs()).toMatchObject([{ tries: 1 }]));
  await worker.stop();
  expect(await jobs()).toMatchObject([{ tries: 0, leaseExpiresAt: null }]);
});

test.each<[string, Effect['perform']]>([
  ['stops', (_, signal) => once(signal, 'abort').then(() => Promise.reject(signal.reason))],
  ['goes on', () => new Promise(() => {})],
])('an attempt that takes too long fails before its lease ends: the effect %s', async (_, perform) => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  await queue('slow');
  const due = performDue(recorded({ perform }).effect);
  await eventually(async () => expect(await jobs()).toMatchObject([{ tries: 1 }]));
  await eventually(() => expect(timeout).toHaveBeenCalledWith(4 * 60_000));
  deadline.abort();
  await due;
  timeout.mockRestore();
  expect(await jobs()).toMatchObject([{ tries: 1, leaseExpiresAt: null }]);
});

/** A process that sends mails, and registers an address first. */
async function mailProcess(...email: string[]) {
  const { host, port, user, password, database: name } = (await database()).connection;
  const login = `${user}:${encodeURIComponent(String(password))}`;
  const url = `postgresql://${login}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`;
  const child = spawn(process.execPath, ['tests/support/mail-process.ts', ...email], {
    env: { ...process.env, DATABASE_URL: url, SMTP_URL: mail.url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

test('a mail comes once when the process is killed between the commit and the mail', async () => {
  const email = 'killed@example.com';
  const isHeld = mail.holdNext();
  const kill = await mailProcess(email);
  await isHeld;
  expect(await (await db()).user.count({ where: { email } })).toBe(1);
  await kill();
  expect(mail.received).toEqual([]);
  await passPauses();
  const killNext = await mailProcess();
  await eventually(async () => expect(await jobs()).toEqual([]));
  await killNext();
  expect(mail.received.map(({ to, subject }) => [to, subject])).toEqual([
    [[email], 'Confirm your email address for Quillcast'],
  ]);
});
