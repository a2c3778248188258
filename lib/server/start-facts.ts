import { processWide } from '../process-wide.ts';
import { operatorLinkPath } from '../routes.ts';
import type { ConnectedModel } from '../writing/announced-writer.ts';

/** The model that writes; `model` is null if none is connected. */
export type WriterAtStart = Pick<ConnectedModel, 'model' | 'server' | 'origin'>;

/** What start.ts prints when the application is ready. Never log the code of the operator's link. */
type StartFacts = { operatorCode: string; writer: () => Promise<WriterAtStart>; hasContact: () => Promise<boolean> };

/** Shared by start.ts and the application in Next's bundle. `isOurServer`: the process was started by start.ts. */
export const startState = processWide('start', (): { isOurServer: boolean; facts?: StartFacts } => ({
  isOurServer: false,
}));

/** Facts for the operator. `hasOwnDatabase`: the database is the embedded one in DATA_DIR. */
type Started = {
  url: string;
  writer: WriterAtStart;
  hasContact: boolean;
  operatorCode: string;
  dataDir: string;
  hasOwnDatabase: boolean;
  /** Free blogs of an account; Infinity without a limit. */
  freeBlogs: number;
  hasStripe: boolean;
};

const RULE = '─'.repeat(78);

const line = (name: string, text: string) => `  ${name.padEnd(10)}${text}`;

function writerInWords({ model, server, origin }: WriterAtStart): string {
  if (model === null) return 'none yet: download one on the operator page';
  if (origin === 'configured') return `${model}, from the service in OPENAI_*`;
  return origin === 'local' ? `${model}, on this machine` : `${model}, in ${server ?? 'a model server'}`;
}

function limitInWords({ freeBlogs, hasStripe }: Pick<Started, 'freeBlogs' | 'hasStripe'>): string {
  if (!Number.isFinite(freeBlogs)) return 'none (FREE_BLOG_LIMIT=unlimited)';
  const free = `${freeBlogs} free ${freeBlogs === 1 ? 'blog' : 'blogs'} per account, except for you`;
  return hasStripe ? `${free}; Stripe sells Premium` : `${free}; Stripe is not connected`;
}

/** The box printed when the server is ready. No right border: it would break the link in a narrow terminal. */
export function startBox(started: Started): string {
  const { url, writer, hasContact, operatorCode, dataDir, hasOwnDatabase } = started;
  return [
    '',
    RULE,
    `  Quillcast is ready at ${url}`,
    '',
    line('Model', writerInWords(writer)),
    line('Data', hasOwnDatabase ? dataDir : `${dataDir}, and the database in DATABASE_URL`),
    line('Limit', limitInWords(started)),
    ...(hasContact ? [] : [line('Contact', 'missing: many countries require one; see the contact page')]),
    line('Operator', 'open the link below once, within a day; keep it to yourself'),
    '',
    `  ${url}${operatorLinkPath(operatorCode)}`,
    RULE,
    '',
  ].join('\n');
}
