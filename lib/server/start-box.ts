import { operatorLinkPath } from '../routes.ts';
import type { WriterAtStart } from './start-facts.ts';

/** What a person needs who has started the product. */
type Started = {
  /** Where it is reached, without a trailing slash. */
  url: string;
  writer: WriterAtStart;
  /** Of the operator's link. */
  operatorCode: string;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Whether the database is one that comes along, in DATA_DIR. */
  hasOwnDatabase: boolean;
};

const RULE = '─'.repeat(78);

/** A line of the box: what it is about, and what follows. */
const line = (name: string, text: string) => `  ${name.padEnd(10)}${text}`;

function writerInWords({ model, server, origin }: WriterAtStart): string {
  if (model === null) return 'no model yet; the operator page fetches one in one press';
  if (origin === 'configured') return `${model}, of the service in OPENAI_*`;
  return origin === 'local' ? `${model}, on this machine` : `${model}, in ${server ?? 'a model server'}`;
}

/**
 * The box that a start prints when it is ready. It has no right edge: a terminal that is too narrow for the link would
 * break it, and a link is whole only without one.
 */
export function startBox({ url, writer, operatorCode, dataDir, hasOwnDatabase }: Started): string {
  return [
    '',
    RULE,
    `  Quillcast is ready at ${url}`,
    '',
    line('Writes', writerInWords(writer)),
    line('Data', hasOwnDatabase ? dataDir : `${dataDir}, and the database in DATABASE_URL`),
    line('Operator', 'the link below works once, within a day, and is for you alone'),
    '',
    `  ${url}${operatorLinkPath(operatorCode)}`,
    RULE,
    '',
  ].join('\n');
}
