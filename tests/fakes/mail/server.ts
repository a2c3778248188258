import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message as it came in, with both of its parts. */
type ReceivedMail = { to: string[]; subject: string; text: string; html: string; isAutomatic: boolean; bytes: Buffer };

/** Starts a real SMTP server that keeps what it gets. */
export async function startFakeMail() {
  const received: ReceivedMail[] = [];
  let refused = 0;
  let hold: (() => void) | undefined;
  const refusals = new Map<string, [stage: 'recipient' | 'message', answer: string]>();
  const refuse = (stage: string, address: string, done: (error?: Error) => void) => {
    const [at, answer = ''] = refusals.get(address) ?? [];
    if (at !== stage) return done();
    done(Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (hold) {
        hold();
        hold = undefined;
        return;
      }
      if (refused === 0) return done();
      refused -= 1;
      done(new Error('Try again later.'));
    },
    onRcptTo: ({ address }, _session, done) => refuse('recipient', address, done),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      // A client that is killed ends no message.
      const isWhole = await pipeline(stream, async (parts) => {
        for await (const chunk of parts) chunks.push(chunk as Buffer);
      }).then(
        () => true,
        () => false,
      );
      if (!isWhole) return;
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      const bytes = Buffer.concat(chunks);
      const { subject = '', text = '', html = '', headers } = await PostalMime.parse(bytes);
      const isAutomatic = headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-generated');
      refuse('message', to[0] ?? '', (error) => {
        if (!error) received.push({ to, subject, text, html, isAutomatic, bytes });
        done(error);
      });
    },
  });
  // Of clients that were killed.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    /** For SMTP_URL. */
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Answers to recipients, at RCPT TO or after the message, such as `550 5.1.1 No such user`. */
    refusals,
    /** Refuses the next message. */
    refuseNext: () => {
      refused += 1;
    },
    /** Never answers the next message; resolves when it comes. */
    holdNext: () =>
      new Promise<void>((resolve) => {
        hold = resolve;
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** A running mail server. */
export type FakeMail = Awaited<ReturnType<typeof startFakeMail>>;
