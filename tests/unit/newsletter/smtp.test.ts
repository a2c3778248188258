import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { DeliveryRecord } from '@/lib/newsletter/mutations.ts';
import { openSmtp } from '@/lib/newsletter/smtp.ts';
import { eventually } from '../../support/eventually.ts';

/** A mail server of this test's own, to see each byte when it arrives. */
let client: Socket | undefined;
let received = '';
let answers: Record<string, string> = {};
const server = createServer((socket) => {
  client = socket;
  let isMessage = false;
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    const [command = ''] = text.split(/[ \r]/, 1);
    if (isMessage && !received.endsWith('\r\n.\r\n')) return;
    const stage = isMessage ? 'dot' : command;
    isMessage = stage === 'DATA' && !answers.DATA;
    socket.write(`${answers[stage] ?? (isMessage ? '354 Go on' : '250 Fine')}\r\n`);
  });
  socket.on('error', () => undefined);
  socket.write('220 Here\r\n');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  client?.destroy();
  server.close();
});

const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

const BODY = 'Subject: Tea\r\n\r\nHot.\r\n';

const mail = (body: string | Buffer = BODY) => ({
  id: 's1',
  to: 'a@a.example',
  from: 'b@b.example',
  bytes: Buffer.from(body),
});

/** A record that notes what has arrived when it is asked. */
function noted(claimed = true) {
  const notes: string[] = [];
  const record: DeliveryRecord = {
    claim: async () => {
      await eventually(() => expect(received).toContain('Hot.\r\n'));
      notes.push(`claim ${received.endsWith('Hot.\r\n')}`);
      return claimed;
    },
    commit: async () => {
      await sleep(0);
      notes.push(`commit ${received.endsWith('Hot.\r\n')}`);
      await eventually(() => expect(received).toMatch(/\r\n\.\r\n/));
      notes.push('dot');
    },
  };
  return { notes, record };
}

async function opened(
  record: DeliveryRecord,
  given: Record<string, string> = {},
  signal = new AbortController().signal,
) {
  received = '';
  answers = given;
  return openSmtp(url, record, signal);
}

test('a mail is claimed once all of it but the end has left, and committed before the end arrives', async () => {
  const { notes, record } = noted();
  const smtp = await opened(record);
  expect(await smtp.send(mail())).toBe('sent');
  expect(notes[0]).toBe('claim true');
  expect(notes.at(-1)).toBe('dot');
  expect(await smtp.send(mail())).toBe('sent');
  smtp.close();
});

test('a mail that the socket has not taken is not claimed', async () => {
  let claims = 0;
  const claim = async () => {
    claims += 1;
    return true;
  };
  const smtp = await opened({ claim, commit: async () => undefined });
  const pausing = sleep(0).then(() => eventually(() => expect(received).toContain('DATA')));
  const sending = smtp.send(mail(Buffer.alloc(64 * 1024 * 1024, 'x\r\n')));
  await pausing;
  client?.pause();
  await sleep(300);
  expect(claims).toBe(0);
  client?.destroy();
  await expect(sending).rejects.toThrow();
  expect(claims).toBe(0);
});

test.each([
  ['RCPT', '550 5.1.1 No such user', 'bounced'],
  ['RCPT', '450 Later', 'later'],
  ['DATA', '451 Later', 'later'],
])('a refusal at %s, “%s”, claims nothing, and the connection goes on', async (stage, answer, outcome) => {
  const { notes, record } = noted();
  const smtp = await opened(record, { [stage]: answer });
  expect(await smtp.send(mail())).toBe(outcome);
  await sleep(20);
  expect(notes).toEqual([]);
  answers = {};
  expect(await smtp.send(mail())).toBe('sent');
  smtp.close();
});

test('a refusal after the end is the outcome of the mail', async () => {
  const smtp = await opened(noted().record, { dot: '451 4.3.0 Disk full' });
  expect(await smtp.send(mail())).toBe('later');
  smtp.close();
});

test('a mail that somebody else sent meanwhile is not ended', async () => {
  const { record } = noted(false);
  const smtp = await opened(record);
  expect(await smtp.send(mail())).toBe('taken');
  await sleep(20);
  expect(received).not.toContain('\r\n.\r\n');
  smtp.close();
});

test('errors that concern all mails, a broken connection and an abort are thrown', async () => {
  const { record } = noted();
  const sender = await opened(record, { MAIL: '530 Log in first' });
  await expect(sender.send(mail())).rejects.toThrow('530');
  sender.close();
  const stop = new AbortController();
  const smtp = await opened(record, {}, stop.signal);
  stop.abort();
  await expect(smtp.send(mail())).rejects.toThrow();
});
