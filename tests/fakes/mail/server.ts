import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message as it came in, with both of its parts. */
type ReceivedMail = { to: string[]; subject: string; text: string; html: string; isAutomatic: boolean };

/** A running mail server. */
export type FakeMail = {
  /** For SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  /** Refuses the next message. */
  refuseNext: () => void;
  /** Never answers the next message; resolves when it comes. */
  holdNext: () => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a real SMTP server that keeps what it gets. */
export async function startFakeMail(): Promise<FakeMail> {
  const received: ReceivedMail[] = [];
  let refused = 0;
  let hold: (() => void) | undefined;
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
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      const { subject = '', text = '', html = '', headers } = await PostalMime.parse(Buffer.concat(chunks));
      const isAutomatic = headers.some(({ key, value }) => key === 'auto-submitted' && value === 'auto-generated');
      received.push({ to, subject, text, html, isAutomatic });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuseNext: () => {
      refused += 1;
    },
    holdNext: () =>
      new Promise((resolve) => {
        hold = resolve;
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
