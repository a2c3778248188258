import { operatorLinkPath } from '../routes.ts';
import type { WriterAtStart } from './start-facts.ts';

/** Facts for the operator. */
type Started = {
  /** Address of the site, without a trailing slash. */
  url: string;
  writer: WriterAtStart;
  /** Code of the operator's link. */
  operatorCode: string;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  /** Whether the database is the embedded one, in DATA_DIR. */
  hasOwnDatabase: boolean;
};

const RULE = '─'.repeat(78);

/** A line of the box. */
const line = (name: string, text: string) => `  ${name.padEnd(10)}${text}`;

function writerInWords({ model, server, origin }: WriterAtStart): string {
  if (model === null) return 'none yet: download one on the operator page';
  if (origin === 'configured') return `${model}, from the service in OPENAI_*`;
  return origin === 'local' ? `${model}, on this machine` : `${model}, in ${server ?? 'a model server'}`;
}

/** The box printed when the server is ready. No right border: it would break the link in a narrow terminal. */
export function startBox({ url, writer, operatorCode, dataDir, hasOwnDatabase }: Started): string {
  return [
    '',
    RULE,
    `  Quillcast is ready at ${url}`,
    '',
    line('Model', writerInWords(writer)),
    line('Data', hasOwnDatabase ? dataDir : `${dataDir}, and the database in DATABASE_URL`),
    line('Operator', 'open the link below once, within a day; keep it to yourself'),
    '',
    `  ${url}${operatorLinkPath(operatorCode)}`,
    RULE,
    '',
  ].join('\n');
}
