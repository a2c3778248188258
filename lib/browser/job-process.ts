import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { BROWSER_MEMORY_MB, BROWSERS_AT_ONCE } from '@/lib/constants/limits.ts';
import { env, inheritedEnv } from '@/lib/env.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { BrowserTimeoutError } from './errors.ts';

/** How long a process may take to start, and to end after it was told to, in milliseconds. */
const GRACE_MS = 8000;

const browserLimit = processWide('browsers', () => pLimit(BROWSERS_AT_ONCE));

/** How a job runs. */
type Options<Message> = {
  /** Path of the program from the project's folder; Node runs it itself (job-program.ts). */
  program: string;
  /** Milliseconds for everything in the browser; a process that goes on afterwards is killed. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Is given what the process says. */
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

async function runProcess<Message>(
  task: object,
  { program, timeoutMs, signal, onMessage }: Options<Message>,
): Promise<void> {
  signal.throwIfAborted();
  const child = start(program);
  let isTimeUp = false;
  // Both: what it said last may still be on its way when it has ended.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  const kill = () => child.kill('SIGKILL');
  const callOff = () => {
    // It takes this for the end of its parent, and ends with its browser.
    if (child.connected) child.disconnect();
    setTimeout(kill, GRACE_MS).unref();
  };
  signal.addEventListener('abort', callOff);
  const timer = setTimeout(() => {
    isTimeUp = true;
    kill();
  }, timeoutMs + GRACE_MS);
  child.on('message', (message) => onMessage(message as Message));
  // Where it has ended already, its end says so.
  child.send(task, () => undefined);
  try {
    const [[code, endedBy]] = await ended;
    signal.throwIfAborted();
    if (isTimeUp) throw new BrowserTimeoutError('The time is up.');
    if (code !== 0) {
      log().error({ code, endedBy }, 'the process of a browser broke down');
      throw new Error('The process of the browser broke down.');
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', callOff);
  }
}

/**
 * Has a job done in a process of its own, which ends with it, with this process, and when its memory is used up
 * (docs/decisions/0047). Waits for its turn while too many others run.
 * @throws BrowserTimeoutError; the signal's reason; Error when the process broke down
 */
export function inProcess<Message>(task: object, options: Options<Message>): Promise<void> {
  return browserLimit()(() => runProcess(task, options));
}
