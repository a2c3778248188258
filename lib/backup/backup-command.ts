import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { requireOwner } from '../data-directory.ts';
import { env } from '../env.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

/** `npm run backup` and `npm run restore` (docs/deploy.md). A backup works beside a running server. */

const TEXTS = {
  usage: `Usage: npm run backup                     writes a backup of the embedded database into this folder
       npm run backup -- FILE.sql.gz      writes it to this file
       npm run backup -- FOLDER           writes it into this folder, created if missing
       npm run restore -- FILE            restores a backup into an empty DATA_DIR`,
  onServer: 'DATABASE_URL is set: back up that PostgreSQL server with its own tools (docs/deploy.md, "Backups").',
  made: (file: string, bytes: number) =>
    `Backup: ${file} (${new Intl.NumberFormat('en').format(bytes)} bytes). It contains the secrets of DATA_DIR: keep it private.`,
  picturesElsewhere: (bucket: string) => `Images are in the S3 bucket ${bucket}, not in the backup.`,
  secretsElsewhere: (names: string) => `Keep ${names} too: set in the environment, not in the backup.`,
  restored: (dataDir: string, createdAt: string) => `Restored the backup of ${createdAt} into ${dataDir}.`,
  cut: 'Stopped. Nothing was written.',
} as const;

const INTERRUPTED = 130;

const stop = new AbortController();

const usageError = () => Object.assign(new Error(TEXTS.usage), { code: 'ERR_PARSE_ARGS' });

const SUFFIX = '.sql.gz';

/** The file to write: a name without the suffix is a folder, created if missing, for a file named after the time. */
function target(given: string): string {
  if (given.endsWith(SUFFIX)) return path.resolve(given);
  mkdirSync(given, { recursive: true, mode: 0o700 });
  return path.resolve(given, `quillcast-${new Date().toISOString().replace(/:|\.\d+/g, '')}${SUFFIX}`);
}

async function backUp(dataDir: string, given = '.'): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const file = target(given);
  const { bytes } = await makeBackup(dataDir, file, stop.signal);
  console.log(TEXTS.made(file, bytes));
  const { S3_BUCKET, AUTH_SECRET, CREDENTIALS_KEY } = env();
  if (S3_BUCKET) console.log(TEXTS.picturesElsewhere(S3_BUCKET));
  const elsewhere = [...(AUTH_SECRET ? ['AUTH_SECRET'] : []), ...(CREDENTIALS_KEY ? ['CREDENTIALS_KEY'] : [])];
  if (elsewhere.length > 0) console.log(TEXTS.secretsElsewhere(elsewhere.join(' and ')));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { restore: { type: 'boolean' } }, allowPositionals: true });
  const [given, more] = positionals;
  if (more !== undefined || (values.restore && given === undefined)) throw usageError();
  nextEnv.loadEnvConfig(process.cwd(), false);
  const { DATA_DIR, DATABASE_URL } = env();
  if (DATABASE_URL) throw new Error(TEXTS.onServer);
  const dataDir = path.resolve(DATA_DIR);
  await requireOwner(dataDir, process.geteuid?.());
  if (!values.restore) return backUp(dataDir, given);
  const { createdAt } = await restoreBackup(dataDir, path.resolve(given ?? ''));
  console.log(TEXTS.restored(dataDir, createdAt));
}

main().catch((error: NodeJS.ErrnoException) => {
  const isUsage = error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isUsage ? TEXTS.usage : stop.signal.aborted ? TEXTS.cut : error.message);
  process.exitCode = isUsage ? 2 : stop.signal.aborted ? INTERRUPTED : 1;
});
