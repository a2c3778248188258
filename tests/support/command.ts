import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { cleanEnvironment } from './clean-environment.ts';

/** Outcome of a command. */
type Ended = { code: number | null; stdout: string; stderr: string };

/** A running command: its process and its outcome. */
export type Running = { pid: number; kill: (signal: NodeJS.Signals) => void; ended: Promise<Ended> };

/**
 * Starts a program of the project, such as lib/backup/backup-command.ts.
 * @param settings its environment, on top of a clean one
 */
export function startCommand(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Running {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], {
    env: cleanEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = Promise.all([outputs, once(child, 'close')]).then(
    ([[stdout, stderr], [code]]): Ended => ({ code, stdout, stderr }),
  );
  return { pid: child.pid ?? 0, kill: (signal) => child.kill(signal), ended };
}
