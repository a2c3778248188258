import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BackupHeader } from './script.ts';

/** The files of DATA_DIR beside the database: secrets and the operator's pages. */

const LAST_BACKUP = 'last-backup.json';

/** What cannot be made again; PAGES_DIR may be elsewhere. */
const SECRETS = ['auth-secret', 'credentials-key'];
const PAGES = 'pages';

export async function readFiles(dataDir: string): Promise<BackupHeader['files']> {
  const entries = await readdir(dataDir);
  const pages = entries.includes(PAGES) ? await readdir(path.join(dataDir, PAGES), { withFileTypes: true }) : [];
  const names = [
    ...SECRETS.filter((name) => entries.includes(name)),
    ...pages.filter((page) => page.isFile()).map(({ name }) => `${PAGES}/${name}`),
  ];
  const read = async (name: string) => [name, await readFile(path.join(dataDir, name), 'base64')] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}

export async function writeFiles(dataDir: string, files: BackupHeader['files']): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, content, { encoding: 'base64', mode: 0o600, flush: true });
  }
}

const lastBackupSchema = z.object({ at: z.iso.datetime(), bytes: z.number() });

/** When the last backup was made (ISO 8601), and its size. */
export type LastBackup = z.infer<typeof lastBackupSchema>;

export async function noteBackup(dataDir: string, made: LastBackup): Promise<void> {
  const draft = path.join(dataDir, `${LAST_BACKUP}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(made)}\n`, { mode: 0o600, flush: true });
  await rename(draft, path.join(dataDir, LAST_BACKUP));
}

/** The last backup of the embedded database in a directory; null if there has been none, or nothing readable notes it. */
export async function readLastBackup(dataDir: string): Promise<LastBackup | null> {
  try {
    return lastBackupSchema.parse(JSON.parse(await readFile(path.join(dataDir, LAST_BACKUP), 'utf8')));
  } catch {
    return null;
  }
}
