import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/** How PostgreSQL's programs are run here. */
export type Programs = { binaries: Binaries; user: ServerUser };

/** What a program that failed has said, and the operating system's code when that was the reason. */
export class ProgramError extends Error {
  readonly code?: 'ENOSPC' | 'EACCES';

  constructor(program: string, output: string) {
    super(`${program} failed: ${output.trim().slice(-2000) || 'it said nothing'}`);
    this.name = 'ProgramError';
    if (/No space left on device|Disk quota exceeded/.test(output)) this.code = 'ENOSPC';
    else if (/Permission denied|Read-only file system/.test(output)) this.code = 'EACCES';
  }
}

/** A program under way; `said` is the end of what it has written. */
export type Running = { child: ChildProcess; ended: Promise<void>; said: () => string };

/**
 * Starts one of PostgreSQL's programs away from our terminal, whose Ctrl-C is meant for us. It sees none of our settings.
 * @param lifeline whether it has a pipe as file 3, which closes when this process ends
 */
export function startProgram(programs: Programs, command: readonly string[], lifeline = false): Running {
  const { binaries, user } = programs;
  const [program = '', ...rest] = [...user.prefix, ...command];
  // What is run here is no part of the build.
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
  // A program that cannot be started at all ends with an error instead.
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: Error) => {
      text += error.message;
    },
  );
  return { child, ended, said: () => text };
}
