import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from '../../tests/support/clean-environment.ts';

/** Where the data of a new server is copied from; unset while that is made. */
export const DATA_TEMPLATE = 'QUILLCAST_DATA_TEMPLATE';

const DIE_WITH_PARENT = new URL('./die-with-parent.ts', import.meta.url).href;

/** A running copy of the application with data of its own. */
export type AppServer = {
  url: string;
  dataDir: string;
  /** Of its process. */
  pid: () => number | undefined;
  /** Everything it has written so far. */
  output: () => string;
  /** Kills it, as a power cut would. */
  kill: () => Promise<void>;
  /** Stops it gracefully and keeps its data. */
  end: () => Promise<void>;
  /** Starts it again on the same data and address. */
  restart: () => Promise<void>;
  /** Stops it gracefully and removes its data. */
  stop: () => Promise<void>;
};

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Waits for a started server to say that it is ready.
 * @param onOutput receives all output, also later
 * @throws Error with its output if it exits first
 */
export function untilReady(child: ChildProcess, onOutput: (text: string) => void = () => undefined): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      onOutput(chunk.toString());
      if (output.includes('Quillcast is ready at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

/**
 * Starts the application as `npm start` does, with settings of the test's on top. It ends with this process at the latest.
 * @param cwd the folder of another version
 * @throws Error with its output if it exits before it is ready
 */
export async function startApp(settings: Record<string, string> = {}, cwd = '.'): Promise<AppServer> {
  const port = Number(settings.PORT ?? (await freePort()));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quillcast-e2e-'));
  const template = process.env[DATA_TEMPLATE];
  if (template) await cp(template, dataDir, { recursive: true });
  const environment = cleanEnvironment({
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    MALLOC_ARENA_MAX: '2',
    FREE_PER_ADDRESS_PER_DAY: '1000',
    ...settings,
  });
  let output = '';
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(
      process.execPath,
      ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning', '--import', DIE_WITH_PARENT, 'start.js'],
      { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    await untilReady(child, (text) => {
      output += text;
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  try {
    await start();
  } catch (error) {
    await rm(dataDir, { recursive: true });
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child.pid,
    output: () => output,
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    restart: () => {
      output = '';
      return start();
    },
    stop: async () => {
      await end('SIGTERM');
      // After a kill, its database ends a moment later.
      await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
