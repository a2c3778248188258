import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, untilReady } from '../../e2e/support/app-server.ts';

/** The product in the minimal root. */
export type AppInRoot = {
  url: string;
  /** Asks it to end. @returns the status it ended with */
  end: () => Promise<number | null>;
};

/**
 * Starts the product in the root as nobody, with no setting but these and with no program of this machine.
 * @throws Error with what it has written when it ends instead of getting ready
 */
export async function startInRoot(root: string, settings: Record<string, string>) {
  const port = await freePort();
  const child: ChildProcess = spawn(
    '/usr/sbin/chroot',
    [
      ...['--userspec=65534:65534', root, '/bin/sh', '-c'],
      'cd /opt/quillcast && exec node --disable-warning=ExperimentalWarning lib/server/start.ts',
    ],
    {
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        PORT: String(port),
        DATA_DIR: '/data',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    } as object,
  );
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
