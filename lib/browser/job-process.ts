import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { env, inheritedEnv } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { BrowserTimeoutError } from './job-program.ts';

/** Browsers that fill in forms at a time (about 400 MB each with their driver), and the heap of a driver process. */
const BROWSERS_AT_ONCE = 2;
const BROWSER_MEMORY_MB = 256;

/** Time for a process to start, and to exit after a stop, in ms. */
const GRACE_MS = 8000;

const browserLimit = processWide('browsers', () => pLimit(BROWSERS_AT_ONCE));

type Options<Message> = {
  /** Path of the program from the project's folder (job-program.ts). */
  program: string;
  /** Timeout of all work in the browser, in ms; then the process is killed. */
  timeoutMs: number;
  signal: AbortSignal;
  onMessage: (message: Message) => void;
};

function start(program: string): ChildProcess {
  const { OUTBOUND_ALLOW_HOSTS, CHROMIUM_PATH, LOG_LEVEL } = env();
  const settings = {
    LOG_LEVEL,
    OUTBOUND_ALLOW_HOSTS: OUTBOUND_ALLOW_HOSTS.join(','),
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
  };
  const limit = `--max-old-space-size=${BROWSER_MEMORY_MB}`;
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', limit, program], {
    env: { ...inheritedEnv(), ...settings },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function runProcess<Message>(task: object, { program, timeoutMs, signal, onMessage }: Options<Message>) {
  signal.throwIfAborted();
  const child = start(program);
  let isTimeUp = false;
  // Both: at its exit the last message may not have arrived yet.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const kill = () => child.kill('SIGKILL');
  const onAbort = () => {
    // To the process this looks as if its parent had ended: it exits with its browser.
    if (child.connected) child.disconnect();
    setTimeout(kill, GRACE_MS).unref();
  };
  signal.addEventListener('abort', onAbort);
  const timer = setTimeout(() => {
    isTimeUp = true;
    kill();
  }, timeoutMs + GRACE_MS);
  child.on('message', (message) => onMessage(message as Message));
  // If the process has ended, `ended` reports it.
  child.send(task, () => undefined);
  try {
    const [[code, endedBy]] = await ended;
    signal.throwIfAborted();
    if (isTimeUp) throw new BrowserTimeoutError('The time is up.');
    if (code !== 0) {
      log().error({ code, endedBy }, 'the browser process crashed');
      throw new Error('The browser process crashed.');
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}

/** Runs a job in a process with a memory limit (docs/decisions/0047). @throws BrowserTimeoutError; Error on a crash */
export function inProcess<Message>(task: object, options: Options<Message>): Promise<void> {
  return browserLimit()(() => runProcess(task, options));
}
