import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectToChanges } from '@/lib/changes/connection.ts';
import { openAddress } from '@/lib/database/db.ts';
import { isDatabaseOutage, isServerDown } from '@/lib/database/outage.ts';
import { PrimaryClient } from '@/lib/database/primary.ts';
import { retryingReads } from '@/lib/database/through-outage.ts';
import { waitForDatabase } from '@/lib/database/wait-for-database.ts';
import { openEmbeddedDatabase } from '@/lib/embedded-db/open.ts';
import { freePort } from '../../../e2e/support/app-server.ts';
import { eventually } from '../../support/eventually.ts';

let primary: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
let standby: typeof primary;
let port: number;
let standbyPort: number;
const folders: string[] = [];

const addressOf = (...ports: number[]) =>
  `postgresql://quillcast@${ports.map((each) => `127.0.0.1:${each}`).join()}/postgres`;

/** Starts a server and one that replicates from it. */
beforeAll(async () => {
  [port, standbyPort] = [await freePort(), await freePort()];
  const settings = { listen_addresses: '127.0.0.1', wal_level: 'replica', max_wal_senders: '4' };
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-primary-'));
  const copy = `${folder}-standby`;
  folders.push(folder, copy);
  await (await openEmbeddedDatabase(folder, settings)).close();
  await cp(folder, copy, { recursive: true });
  await writeFile(path.join(copy, 'postgresql/standby.signal'), '');
  primary = await openEmbeddedDatabase(folder, { ...settings, port: String(port) });
  const primary_conninfo = `host=127.0.0.1 port=${port} user=quillcast`;
  standby = await openEmbeddedDatabase(copy, { ...settings, port: String(standbyPort), primary_conninfo });
});
let closing: Promise<void> | undefined;
const closePrimary = () => {
  closing ??= primary.close();
  return closing;
};
afterAll(async () => {
  await Promise.all([closePrimary(), standby.close()]);
  for (const folder of folders) await rm(folder, { recursive: true });
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** Listens with a server that is not PostgreSQL. @returns its port */
async function listenWith(onConnection: (socket: Socket) => unknown): Promise<number> {
  const own = await freePort();
  servers.push(createServer(onConnection).listen(own, '127.0.0.1'));
  return own;
}

test('leads to the primary of several servers, whatever their order', async () => {
  for (const ports of [
    [port, standbyPort],
    [standbyPort, port],
  ]) {
    const database = await openAddress(`${addressOf(...ports)}?target_session_attrs=read-write`);
    await waitForDatabase(database.connection, 10_000);
    const rows = await database.prisma.$queryRaw`SELECT inet_server_port() AS port`;
    expect(rows).toEqual([{ port }]);
    await database.close();
  }
});

test('refuses a standby, whose answers may be old', async () => {
  const database = await openAddress(addressOf(standbyPort));
  await expect(waitForDatabase(database.connection, 300)).rejects.toThrow(
    'The database cannot be reached: The database server is a standby.',
  );
  const error = await database.prisma.$queryRaw`SELECT 1`.catch((thrown) => thrown);
  expect({ isOutage: isDatabaseOutage(error), isDown: isServerDown(error) }).toEqual({ isOutage: true, isDown: false });
  await database.close();
});

const failureOf = async (address: string) => {
  const { connection } = await openAddress(address);
  const error = await new PrimaryClient({ ...connection, connectionTimeoutMillis: 2000 }).connect().catch((e) => e);
  return { isOutage: isDatabaseOutage(error), isDown: isServerDown(error) };
};

test('knows that nobody can write only when every server has said so', async () => {
  const nothing = await freePort();
  const mute = await listenWith(() => undefined);
  const closing = await listenWith((socket) => socket.destroy());
  const ending = await listenWith((socket) => socket.end());
  const down = { isOutage: true, isDown: true };
  const unclear = { isOutage: true, isDown: false };
  expect(await failureOf(addressOf(nothing))).toEqual(down);
  expect(await failureOf(addressOf(nothing, standbyPort))).toEqual(down);
  // As a proxy without a primary does.
  expect(await failureOf(addressOf(closing))).toEqual(down);
  expect(await failureOf(addressOf(ending))).toEqual(down);
  expect(await failureOf(addressOf(nothing, closing, standbyPort))).toEqual(down);
  expect(await failureOf(addressOf(mute))).toEqual(unclear);
  expect(await failureOf(addressOf(nothing, mute, standbyPort))).toEqual(unclear);
});

/** Lets everybody in, and never closes a connection, as a machine that is lost then. @returns its port */
async function listenThenLost(inHotStandby: 'on' | 'off'): Promise<number> {
  const message = (type: string, body: string) => {
    const size = Buffer.alloc(4);
    size.writeInt32BE(4 + body.length);
    return Buffer.concat([Buffer.from(type), size, Buffer.from(body)]);
  };
  const welcome = Buffer.concat([
    message('R', '\0\0\0\0'),
    message('S', `in_hot_standby\0${inHotStandby}\0`),
    message('Z', 'I'),
  ]);
  const own = await freePort();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined).once('data', () => socket.write(welcome));
    onTestFinished(() => void socket.destroy());
  });
  servers.push(server.listen(own, '127.0.0.1'));
  return own;
}

test('waits for no machine that is lost after the search', async () => {
  const { connection } = await openAddress(addressOf(await listenThenLost('off'), await freePort()));
  await new PrimaryClient({ ...connection, connectionTimeoutMillis: 2000 }).connect();
  expect(await failureOf(addressOf(await listenThenLost('on')))).toEqual({ isOutage: true, isDown: false });
});

test('ends a connection that a read-only server has refused a write on', async () => {
  const readOnly = `${addressOf(port)}?options=-c%20default_transaction_read_only%3Don`;
  const { prisma, close } = await openAddress(readOnly);
  let pid = 0;
  const writing = prisma.$transaction(async (tx) => {
    [{ pid }] = await tx.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    await tx.$executeRaw`CREATE TABLE refused ()`;
  });
  expect(isDatabaseOutage(await writing.catch((error) => error))).toBe(true);
  const { connection } = await openAddress(addressOf(port));
  const observer = new pg.Client(connection);
  await observer.connect();
  const left = async () => (await observer.query('SELECT FROM pg_stat_activity WHERE pid = $1', [pid])).rowCount;
  await eventually(async () => expect(await left()).toBe(0));
  await observer.end();
  await close();
});

test('follows the primary to a promoted standby, and knows that changes were missed', async () => {
  const { prisma, connection, close } = await openAddress(addressOf(port, standbyPort));
  await prisma.$executeRaw`CREATE TABLE followed (id int)`;
  const lines: string[] = [];
  const changes = await connectToChanges(connection, {
    onChange: (name) => lines.push(name),
    onSilence: () => lines.push('silence'),
    onServerDown: () => lines.push('down'),
    onSynced: (missed) => lines.push(missed ? 'hearing, some missed' : 'hearing'),
  });
  await closePrimary();
  await eventually(() => expect(lines).toContain('down'));
  const error = await prisma.$queryRaw`SELECT 1`.catch((thrown) => thrown);
  expect(isDatabaseOutage(error)).toBe(true);
  const reading = retryingReads(30_000, async () => await prisma.$queryRaw`SELECT inet_server_port() AS port`);
  // A write that reached the new primary before its changes arrive again is not answered from the cache.
  lines.length = 0;
  await changes.caughtUp();
  expect(lines[0]).toBe('silence');
  // While attempts to reconnect fail.
  await sleep(1000);
  expect(lines).not.toContain('down');

  const promoting = new pg.Client(addressOf(standbyPort));
  await promoting.connect();
  await promoting.query('SELECT pg_promote()');
  await promoting.end();
  expect(await reading).toEqual([{ port: standbyPort }]);
  await eventually(() => expect(lines).toContain('hearing, some missed'));
  await eventually(() => prisma.$executeRaw`INSERT INTO followed VALUES (1)`);
  expect(await prisma.$queryRaw`SELECT id, inet_server_port() AS port FROM followed`).toEqual([
    { id: 1, port: standbyPort },
  ]);
  await changes.close();
  await close();
});
