import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { type ChangeHandlers, connectToChanges } from '@/lib/changes/connection.ts';
import { onChange, untilCaughtUp } from '@/lib/changes/subscriptions.ts';
import { database, db } from '@/lib/database/db.ts';
import { PrimaryClient } from '@/lib/database/primary.ts';
import { blogRow } from '../support/blogs.ts';
import { changesDuring } from '../support/changes.ts';
import { signedInUser } from '../support/users.ts';

const newBlog = async (userId: string | null = null) =>
  (await db()).blog.create({ data: blogRow({ id: randomUUID(), userId }) });

test('a new blog changes itself, the list of all and its owner’s', async () => {
  const { user } = await signedInUser();
  let id = '';
  const names = await changesDuring(async () => {
    ({ id } = await newBlog(user.id));
  });
  expect(names).toEqual([`blog:${id}`, 'blogs', `blogs-of:${user.id}`]);
});

test('a blog that changes hands changes both lists', async () => {
  const [before, after] = [(await signedInUser()).user.id, (await signedInUser()).user.id];
  const { id } = await newBlog(before);
  const names = await changesDuring(async () => (await db()).blog.update({ where: { id }, data: { userId: after } }));
  expect(names).toEqual([`blog:${id}`, 'blogs', `blogs-of:${after}`, `blogs-of:${before}`]);
});

test('time in the editor changes no answer', async () => {
  const { id: blogId } = await newBlog();
  expect(await changesDuring(async () => (await db()).blogEditing.create({ data: { blogId, seconds: 9 } }))).toEqual(
    [],
  );
});

test.each([
  ['name', { name: 'Ada King' }, 1],
  ['picture', { image: 'https://a.example/a.png' }, 1],
  ['avatar', { avatarId: 'a' }, 1],
  ['biography', { biography: 'Bees.' }, 1],
  ['links', { links: ['https://a.example/'] }, 1],
  ['sign-in', { lastSignInAt: new Date() }, 0],
  ['password', { passwordHash: 'x' }, 0],
])('a user’s new %s notifies others only if they see it', async (_, data, times) => {
  const { user } = await signedInUser();
  const names = await changesDuring(async () => (await db()).user.update({ where: { id: user.id }, data }));
  expect(names).toEqual(Array(times).fill(`user:${user.id}`));
});

test('a deleted account takes its blogs along', async () => {
  const { user } = await signedInUser();
  const { id } = await newBlog(user.id);
  const names = await changesDuring(async () => (await db()).user.delete({ where: { id: user.id } }));
  expect(names.toSorted()).toEqual([`blog:${id}`, `blogs-of:${user.id}`, 'blogs', `user:${user.id}`].toSorted());
});

test('what is not committed changes nothing', async () => {
  const { id } = await newBlog();
  const names = await changesDuring(async () => {
    const undone = (await db()).$transaction(async (tx) => {
      await tx.blog.update({ where: { id }, data: { title: 'Never' } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });
  expect(names).toEqual([]);
});

test('a run and each of its events notify', async () => {
  const names = await changesDuring(async () => {
    const data = { id: 'run', actor: 'visitor:v', idempotencyKey: 'k', requestHash: 'h', leaseExpiresAt: new Date() };
    await (await db()).generation.create({ data });
    await (await db()).generationEvent.create({ data: { generationId: 'run', seq: 1, type: 'accepted', data: {} } });
    await (await db()).generation.update({ where: { id: 'run' }, data: { leaseExpiresAt: new Date() } });
    await (await db()).generation.update({ where: { id: 'run' }, data: { status: 'failed' } });
  });
  expect(names).toEqual(['generation:run', 'generations', 'generation:run', 'generation:run', 'generations']);
});

test('a writing process has received its own notification', async () => {
  const { id } = await newBlog();
  await untilCaughtUp();
  const heard = vi.fn();
  const unsubscribe = onChange(`blog:${id}`, heard);
  await (await db()).blog.update({ where: { id }, data: { title: 'New' } });
  await untilCaughtUp();
  unsubscribe();
  expect(heard).toHaveBeenCalledTimes(1);
});

/** Records what a connection reports, in order. */
function recorder() {
  const lines: string[] = [];
  const handlers: ChangeHandlers = {
    onChange: (name) => lines.push(name),
    onSilence: () => lines.push('silence'),
    onServerDown: () => lines.push('down'),
    onSynced: (missed) => lines.push(missed ? 'hearing, some missed' : 'hearing'),
  };
  return { lines, handlers };
}

test('a connection that broke is opened again, and says that changes may have been missed', async () => {
  const { lines, handlers } = recorder();
  const changes = await connectToChanges((await database()).connection, handlers);
  await (await db()).$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE query = 'LISTEN changes' AND datname = current_database() AND pid <> pg_backend_pid()`;
  await expect.poll(() => lines).toEqual(['hearing', 'silence', 'hearing, some missed']);
  const { id } = await newBlog();
  await changes.caughtUp();
  expect(lines).toContain(`blog:${id}`);
  await changes.close();
});

/** Stands between a client and the test's server, and can hold everything back without breaking a connection. */
async function startHolder() {
  const { connection } = await database();
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connection: { ...connection, host: '127.0.0.1', port },
    hold: () => sockets.map((socket) => socket.pause()),
    release: () => sockets.map((socket) => socket.resume()),
    close: () => server.close(),
  };
}

test('a silent connection is not relied on, and what it held back comes before it is again', async () => {
  const holder = await startHolder();
  const { lines, handlers } = recorder();
  const changes = await connectToChanges(holder.connection, handlers);
  holder.hold();
  await expect.poll(() => lines).toEqual(['hearing', 'silence']);
  // A write now does not wait for it.
  await changes.caughtUp();
  const { id } = await newBlog();
  holder.release();
  await expect.poll(() => lines).toEqual(['hearing', 'silence', `blog:${id}`, 'blogs', 'hearing']);
  await changes.close();
  holder.close();
});

test('connections to a machine that is gone break after ten seconds', async () => {
  const holder = await startHolder();
  const other = new PrimaryClient(holder.connection);
  await other.connect();
  const changes = await connectToChanges(holder.connection, recorder().handlers);
  holder.hold();
  await expect(other.query('SELECT 1')).rejects.toThrow('Connection terminated unexpectedly');
  await changes.close();
  holder.close();
});

test('a connection that lives long holds on to none of those who waited for it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const changes = await connectToChanges((await database()).connection, recorder().handlers);
  const requests = new AsyncLocalStorage<object>();
  async function waitInRequest(): Promise<WeakRef<object>> {
    const request = {};
    await requests.run(request, () => changes.caughtUp());
    return new WeakRef(request);
  }
  const waited = await Promise.all(Array.from({ length: 10 }, waitInRequest));
  await expect
    .poll(() => {
      collectGarbage();
      return waited.filter((request) => request.deref()).length;
    })
    .toBe(0);
  await changes.close();
});
