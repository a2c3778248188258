import { rm } from 'node:fs/promises';
import { ProgramError, type Programs, startProgram } from './programs.ts';

/** The role that owns everything in the embedded database. */
export const SUPERUSER = 'quillcast';

/**
 * Makes an empty cluster. Who reaches its socket, inside a folder that only the owner can enter, is let in.
 * @throws ProgramError
 */
export async function initdb(programs: Programs, cluster: string): Promise<void> {
  const settings = [
    ...['--pgdata', cluster, '--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions'],
  ];
  await rm(cluster, { recursive: true, force: true });
  const { child, ended, said } = startProgram(programs, [programs.binaries.initdb, ...settings]);
  await ended;
  if (child.exitCode !== 0) throw new ProgramError('initdb', said());
}
