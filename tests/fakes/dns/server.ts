import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server on 127.0.0.1 (RFC 1035) that knows IPv4 addresses, and never answers for other names. */
export type FakeDns = AsyncDisposable & {
  /** `127.0.0.1:port`, as a resolver is given it. */
  address: string;
  /** Names that were asked for, with the type of record, once for each time. */
  questions: string[];
};

const HEADER_BYTES = 12;
const TYPE_A = 1;

/** The first question of a message: the name, the type, and where it ends. */
function questionIn(message: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  while (message[at]) {
    const end = at + 1 + (message[at] ?? 0);
    labels.push(message.toString('latin1', at + 1, end));
    at = end;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** An answer to a question: the records, or none of this type. */
function answerTo(message: Buffer, end: number, addresses: readonly string[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2); // an answer, without an error
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) =>
    // The name of the question, type A, class IN, one minute, four bytes.
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...records]);
}

/** Starts a name server that knows these names. */
export async function startFakeDns(names: Record<string, readonly string[]>): Promise<FakeDns> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (message, from) => {
    const { name, type, end } = questionIn(message);
    questions.push(`${name} ${type === TYPE_A ? 'A' : 'AAAA'}`);
    const known = names[name];
    if (known)
      socket.send(answerTo(message, end, type === TYPE_A ? known : []), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
