import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** What a name has: IPv4 addresses, the name that it stands for, texts. */
export type FakeName = { A?: readonly string[]; CNAME?: string; TXT?: readonly string[] };

/** A name server on 127.0.0.1 (RFC 1035) that knows some names, and never answers for others. */
export type FakeDns = AsyncDisposable & {
  /** `127.0.0.1:port`, as a resolver is given it. */
  address: string;
  /** Names that were asked for, with the type of record, once for each time. */
  questions: string[];
};

const HEADER_BYTES = 12;
const TYPES: Readonly<Record<number, string>> = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' };

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

const withLength = (text: string) => Buffer.from([text.length, ...Buffer.from(text, 'latin1')]);

/** What of a name is sent for a type of record, as bytes. */
function findRecords(known: FakeName, type: string): Buffer[] {
  if (type === 'A') return (known.A ?? []).map((each) => Buffer.from(each.split('.').map(Number)));
  if (type === 'TXT') return (known.TXT ?? []).map(withLength);
  const labels = type === 'CNAME' && known.CNAME ? [...known.CNAME.split('.'), ''] : [];
  return labels.length > 0 ? [Buffer.concat(labels.map(withLength))] : [];
}

/** An answer to a question: the records, or none of this type. */
function answerTo(message: Buffer, end: number, type: number, records: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2); // an answer, without an error
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const sent = records.map((data) =>
    // The name of the question, the type, class IN, one minute, how many bytes.
    Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]),
  );
  return Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...sent]);
}

/** Starts a name server that knows these names; a list is one of addresses. What is changed in them is answered from then on. */
export async function startFakeDns(names: Record<string, readonly string[] | FakeName>): Promise<FakeDns> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (message, from) => {
    const { name, type, end } = questionIn(message);
    const typeName = TYPES[type] ?? String(type);
    questions.push(`${name} ${typeName}`);
    const known = names[name];
    if (!known) return;
    const records = findRecords('length' in known ? { A: known } : known, typeName);
    socket.send(answerTo(message, end, type, records), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    [Symbol.asyncDispose]: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
