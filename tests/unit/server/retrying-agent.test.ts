import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { RetryingAgent } from '@/lib/server/application-client.ts';
import { eventually } from '../../support/eventually.ts';

/** A server with a backlog of one that accepts nothing until it is released. */
const BUSY_SERVER = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((_, response) => response.end('Tea'));
  server.listen({ path: workerData.socketPath, backlog: 1 }, () => {
    parentPort.postMessage('listening');
    setImmediate(() => Atomics.wait(workerData.released, 0, 0));
  });`;

async function startBusyServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quillcast-test-'));
  const socketPath = path.join(folder, 'socket');
  const released = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(BUSY_SERVER, { eval: true, workerData: { socketPath, released } });
  onTestFinished(async () => {
    await worker.terminate();
    await rm(folder, { recursive: true });
  });
  await once(worker, 'message');
  const release = () => {
    Atomics.store(released, 0, 1);
    Atomics.notify(released, 0);
  };
  return { socketPath, release };
}

/** The status of an answer, or the code of the error. */
function ask(socketPath: string, agent: RetryingAgent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    request({ socketPath, agent }, (answer) => resolve(answer.resume().statusCode))
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
}

test('waits for a server whose backlog is full', async () => {
  const { socketPath, release } = await startBusyServer();
  const refusals: unknown[] = [];
  // What connects without patience is refused once the backlog is full.
  await eventually(() => {
    const socket = connect(socketPath).on('error', (error) => refusals.push(error));
    onTestFinished(() => void socket.destroy());
    expect(refusals).not.toEqual([]);
  });
  const agent = new RetryingAgent(socketPath);
  onTestFinished(() => agent.destroy());
  const answers = Array.from({ length: 20 }, () => ask(socketPath, agent));
  release();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});

test('does not wait for a server that is gone', async () => {
  const agent = new RetryingAgent('/nowhere/socket');
  expect(await ask('/nowhere/socket', agent)).toBe('ENOENT');
});
