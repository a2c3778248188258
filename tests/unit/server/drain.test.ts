import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain } from '@/lib/server/listen.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async (agent: Agent, method = 'GET') => {
    const sent = request({ host: '127.0.0.1', port, agent, method }).end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    await once(answer as IncomingMessage, 'end');
    return { status: answer?.statusCode, connection: answer?.headers.connection };
  };
  return { server, send };
}

const answerAtOnce: RequestListener = (_, response) => response.end('ok');

test('a draining server answers what comes over an idle connection, and closes it with the answer', async () => {
  const { server, send } = await serve(answerAtOnce);
  const proxy = new Agent({ keepAlive: true });
  expect(await send(proxy)).toEqual({ status: 200, connection: 'keep-alive' });
  const drained = drain(server);
  expect(await send(proxy, 'POST')).toEqual({ status: 200, connection: 'close' });
  await drained;
});

test('a draining server takes no new connection', async () => {
  const { server, send } = await serve(answerAtOnce);
  const proxy = new Agent({ keepAlive: true });
  await send(proxy);
  const drained = drain(server);
  await new Promise(setImmediate);
  await expect(send(new Agent())).rejects.toThrow('ECONNREFUSED');
  await send(proxy);
  await drained;
});

test('a draining server waits for the answer that is under way, and leaves no idle connection', async () => {
  let answer = () => {};
  const { server, send } = await serve((_, response) => {
    answer = () => response.end('ok');
    server.emit('asked');
  });
  const asked = once(server, 'asked');
  const proxy = new Agent({ keepAlive: true });
  const answered = send(proxy);
  await asked;
  const order: string[] = [];
  const drained = drain(server).then(() => order.push('drained'));
  await new Promise(setImmediate);
  order.push('answered');
  answer();
  expect(await answered).toMatchObject({ status: 200 });
  await drained;
  expect(order).toEqual(['answered', 'drained']);
});
