import { rmSync } from 'node:fs';
import path from 'node:path';
import { InsufficientMemoryError, NoBinaryFoundError } from 'node-llama-cpp';
import { serveChat } from './chat-server.ts';
import { loadModel } from './loaded-model.ts';

/** A program run by model-process.ts: loads a model and serves it on a Unix socket, until it is idle or its parent ends. */

/** Its argument, as JSON. */
export type ModelTask = { file: string; windowTokens: number; socket: string; idleMs: number };

/** Why a model could not be loaded. */
export type LoadProblem = 'no-binary' | 'memory' | 'file' | 'socket';

/** Its message to the parent: it accepts requests, or why it never will. */
export type ModelMessage = { isReady: true } | { problem: LoadProblem; detail: string };

/** A message of the parent: a new idle timeout. */
export type ModelOrder = { idleMs: number };

const send = (message: ModelMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve());
  });

function problemOf(error: unknown): LoadProblem {
  if (error instanceof NoBinaryFoundError) return 'no-binary';
  if ((error as NodeJS.ErrnoException).syscall === 'listen') return 'socket';
  return error instanceof InsufficientMemoryError ? 'memory' : 'file';
}

const task: ModelTask = JSON.parse(process.argv[2] ?? '');

process.on('exit', () => rmSync(path.dirname(task.socket), { recursive: true, force: true }));
// The parent has ended or wants this process to.
process.once('disconnect', () => process.exit());
// Terminals and supervisors signal the whole process group; the parent decides when to stop this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

try {
  const prepare = await loadModel(task.file, task.windowTokens);
  const setIdle = await serveChat(task, prepare, () => process.exit());
  process.on('message', ({ idleMs }: ModelOrder) => setIdle(idleMs));
  await send({ isReady: true });
} catch (error) {
  await send({ problem: problemOf(error), detail: String(error) });
  process.exit();
}
