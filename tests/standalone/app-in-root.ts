import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { freePort, untilReady } from '../../e2e/support/app-server.ts';

/** The product in the minimal root. */
export type AppInRoot = {
  url: string;
  /** Asks it to end. @returns the status it ended with */
  end: () => Promise<number | null>;
};

/** Starts a program of the product in the root as nobody, with no setting but these and with no program of this machine. */
function spawnInRoot(root: string, program: string, settings: Record<string, string>) {
  return spawn(
    '/usr/sbin/chroot',
    [
      ...['--userspec=65534:65534', root, '/bin/sh', '-c'],
      `cd /opt/quillcast && exec node --disable-warning=ExperimentalWarning ${program}`,
    ],
    {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: '/data', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    } as object,
  );
}

/**
 * Runs a program of the product in the root to its end.
 * @param program its file and arguments, as a shell takes them
 * @returns what it has written to stdout
 * @throws Error with what it has written when it ends with another status than 0
 */
export async function runInRoot(root: string, program: string, settings: Record<string, string>): Promise<string> {
  const child: ChildProcess = spawnInRoot(root, program, settings);
  const streams = [child.stdout, child.stderr].map((stream) => text(stream as Readable));
  const [[status], output = '', errors = ''] = await Promise.all([once(child, 'exit'), ...streams]);
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${output}${errors}`);
  return output;
}

/**
 * Starts the product in the root.
 * @throws Error with what it has written when it ends instead of getting ready
 */
export async function startInRoot(root: string, settings: Record<string, string>) {
  const port = await freePort();
  const start = { PORT: String(port), ...settings };
  const child: ChildProcess = spawnInRoot(root, 'start.js', start);
  const ended = once(child, 'exit');
  await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    end: async () => {
      child.kill('SIGTERM');
      const [status] = await ended;
      return status as number | null;
    },
  } satisfies AppInRoot;
}
