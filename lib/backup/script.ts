import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/**
 * The text of a backup: an SQL script of data only, as pg_dump writes it, with one statement on each line. psql runs it
 * too, in a database with the same migrations.
 */

const FIRST_LINE = '-- Quillcast backup 1';

export type BackupHeader = {
  /** ISO 8601 */
  createdAt: string;
  /** PostgreSQL's pg_snapshot: the transactions that the backup contains */
  snapshot: string;
  migrations: string[];
  /** Content in base64 of the files in DATA_DIR beside the database, by relative path */
  files: Record<string, string>;
};

/** Ordinary tables and their stored columns: generated ones are computed again. */
const TABLES = `SELECT format('%I.%I', n.nspname, c.relname) AS name,
    string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY 1 ORDER BY 1`;

const SEQUENCES = `SELECT format('SELECT setval(%L, %s, %L);',
    format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value IS NOT NULL) AS statement
  FROM pg_sequences WHERE schemaname = 'public'`;

const STATE = `SELECT now() AS "createdAt", pg_current_snapshot()::text AS snapshot,
  array(SELECT migration_name::text FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1) AS migrations`;

/** All tables as of one moment, while others go on writing. The client has to be in no transaction. */
export async function* writeScript(client: ClientBase, files: BackupHeader['files']): AsyncGenerator<string | Buffer> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const [state] = (await client.query(STATE)).rows;
  yield `${FIRST_LINE}\n-- ${JSON.stringify({ ...state, files } satisfies BackupHeader)}\nBEGIN;\n`;
  const { rows: tables } = await client.query<{ name: string; columns: string }>(TABLES);
  // Neither triggers nor foreign keys: every row is there, in any order.
  yield 'SET LOCAL session_replication_role = replica;\n';
  yield `TRUNCATE ${tables.map(({ name }) => name).join(', ')};\n`;
  for (const { name, columns } of tables) {
    yield `COPY ${name} (${columns}) FROM stdin;\n`;
    yield* client.query(to(`COPY ${name} (${columns}) TO STDOUT`));
    yield '\\.\n';
  }
  for (const { statement } of (await client.query<{ statement: string }>(SEQUENCES)).rows) yield `${statement}\n`;
  yield 'COMMIT;\n';
  await client.query('COMMIT');
}

const NEWLINE = Buffer.from('\n');

/** Ends the rows of a COPY; in them, backslashes are escaped. */
const END_OF_ROWS = Buffer.from('\n\\.\n');

/** A backup that cannot be restored. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Reads a script from front to back. Its methods throw the errors of the source, and BackupError when it ends too early. */
export class ScriptReader {
  readonly #source: AsyncIterator<Buffer>;
  #rest = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #readOn(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (!done) this.#rest = Buffer.concat([this.#rest, value]);
    return !done;
  }

  /** The next line, undefined at the end. */
  async #line(): Promise<string | undefined> {
    let end = this.#rest.indexOf(NEWLINE);
    for (; end < 0; end = this.#rest.indexOf(NEWLINE)) if (!(await this.#readOn())) return undefined;
    const line = this.#rest.toString('utf8', 0, end);
    this.#rest = this.#rest.subarray(end + NEWLINE.length);
    return line;
  }

  async *#rows(): AsyncGenerator<Buffer> {
    // Of an empty table, the end is the first line.
    this.#rest = Buffer.concat([NEWLINE, this.#rest]);
    for (let start = NEWLINE.length; ; start = 0) {
      let end = this.#rest.indexOf(END_OF_ROWS);
      const canGrow = () => end < 0 && this.#rest.length - END_OF_ROWS.length < start;
      for (; canGrow(); end = this.#rest.indexOf(END_OF_ROWS)) {
        if (!(await this.#readOn())) throw new BackupError('The backup ends too early.');
      }
      // The end may have begun in the last bytes.
      const ready = end < 0 ? this.#rest.length - END_OF_ROWS.length + 1 : end + NEWLINE.length;
      if (ready > start) yield this.#rest.subarray(start, ready);
      this.#rest = this.#rest.subarray(end < 0 ? ready : end + END_OF_ROWS.length);
      if (end >= 0) return;
    }
  }

  /** @throws BackupError when this is no backup */
  async header(): Promise<BackupHeader> {
    if ((await this.#line()) !== FIRST_LINE) throw new BackupError('This file is not a backup of Quillcast.');
    return JSON.parse((await this.#line())?.slice('-- '.length) ?? '');
  }

  /** Runs the statements after the header, to the end of the file. */
  async run(client: ClientBase): Promise<void> {
    for (let line = await this.#line(); line !== undefined; line = await this.#line()) {
      if (line.startsWith('COPY ')) await pipeline(this.#rows(), client.query(from(line)));
      else await client.query(line);
    }
  }
}
