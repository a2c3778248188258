import 'server-only';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { mailTransport } from '@/lib/mail/mailer.ts';
import type { DeliveryRecord, Outcome } from './mutations.ts';

type Refusal = { responseCode?: number; response?: string; command?: string };

/** 550, 551 and 553 but for reasons of policy (5.7), which concern the sender. */
const NO_MAILBOX = /^55[013][ -](?!5\.7\.)/;

/** The outcome of a refusal that concerns one mail; undefined for other errors. */
export function refusalOutcome({ responseCode = 0, response = '', command = '' }: Refusal): Outcome | undefined {
  if (!responseCode || !['RCPT TO', 'DATA'].includes(command)) return undefined;
  if (command === 'RCPT TO') return NO_MAILBOX.test(response) ? 'bounced' : 'later';
  return responseCode < 500 ? 'later' : 'refused';
}

export type Mail = { id: string; to: string; from: string; bytes: Buffer };

/** Opens one connection that sends mails one by one until `signal` is aborted. @throws Error when it fails */
export async function openSmtp(address: string, { claim, commit }: DeliveryRecord, signal: AbortSignal) {
  const options = mailTransport(address).options as SMTPConnection.Options & { auth?: SMTPConnection.Credentials };
  const connection = new SMTPConnection(options);
  let fail: (error: Error) => void = () => undefined;
  connection.on('error', (error) => fail(error));
  connection.on('end', () => fail(new Error('The mail server ended the connection.')));
  signal.addEventListener('abort', () => connection.close(), { once: true });
  const call = (act: (done: (error?: unknown) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      fail = reject;
      act((error) => (error ? reject(error) : resolve()));
    });
  await call((done) => connection.connect(done));
  const { auth } = options;
  if (auth) await call((done) => connection.login(auth, done));

  async function send({ id, to, from, bytes }: Mail): Promise<Outcome> {
    let isTaken = false;
    let committed: Promise<unknown> | undefined;
    async function* parts() {
      yield bytes;
      // nodemailer has passed these on when it asks for more; what the socket still holds would end with the process.
      const { _socket: socket } = connection as unknown as { _socket: Socket };
      // Or the dot would wait for the server to acknowledge the rest.
      socket.setNoDelay(true);
      while (socket.writableLength > 0 && !socket.destroyed) await sleep(1);
      isTaken = !(await claim(id));
      if (isTaken || socket.destroyed) throw new Error('The mail was not ended.');
      // Only the final dot is left, and follows in this turn.
      committed = commit();
    }
    // Without a buffer nothing is read ahead.
    const stream = Readable.from(parts(), { objectMode: false, highWaterMark: 0 });
    try {
      // nodemailer reads on after a refusal, unless the stream is destroyed.
      const end = (done: (error?: unknown) => void) => (error?: unknown) => done(error && stream.destroy() && error);
      await call((done) => connection.send({ from, to: [to] }, stream, end(done)));
      return 'sent';
    } catch (error) {
      if (isTaken) return 'taken';
      const outcome = refusalOutcome(error as Refusal);
      if (!outcome) throw error;
      if (!committed) await call((done) => connection.reset(done));
      return outcome;
    } finally {
      await committed;
    }
  }
  return { send, close: () => connection.close() };
}
