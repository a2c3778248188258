import { afterAll, beforeAll, vi } from 'vitest';
import { db } from '@/lib/database/db.ts';
import { log } from '@/lib/log.ts';

/** What is logged and printed while a file's tests run; the file sets LOG_LEVEL. */
export function logLines(): string[] {
  const lines: string[] = [];
  beforeAll(() => {
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const stream = Object.getOwnPropertySymbols(log()).find((key) => String(key).includes('stream'));
    const destination = (log() as unknown as Record<symbol, { write: (line: string) => void }>)[stream as symbol];
    vi.spyOn(destination as { write: (line: string) => void }, 'write').mockImplementation((line) => {
      lines.push(line);
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
  return lines;
}

/** The rows of all tables, by table. */
export async function dumpTables(): Promise<Record<string, string>> {
  const prisma = await db();
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`;
  const dumped = tables.map(async ({ name }): Promise<[string, string]> => {
    return [name, JSON.stringify(await prisma.$queryRawUnsafe(`SELECT t::text AS row FROM "${name}" t`))];
  });
  return Object.fromEntries(await Promise.all(dumped));
}
