import { rmSync } from 'node:fs';
import path from 'node:path';
import { InsufficientMemoryError, NoBinaryFoundError } from 'node-llama-cpp';
import { serveChat } from './chat-server.ts';
import { loadModel } from './loaded-model.ts';

/**
 * A program of its own, run by model-process.ts: loads a model, answers POST /v1/chat/completions on a Unix socket, and
 * ends when nobody has asked for a while, or when its parent does.
 */

/** What it is to do, as its argument in JSON. */
export type ModelTask = { file: string; windowTokens: number; socket: string; idleMs: number };

/** Why a model cannot be loaded. */
export type LoadProblem = 'no-binary' | 'memory' | 'file' | 'socket';

/** What it says: that it answers, or why it never will. */
export type ModelMessage = { isReady: true } | { problem: LoadProblem; detail: string };

/** What it is told: that no more is to come, so that it waits no longer than this. */
export type ModelOrder = { idleMs: number };

const say = (message: ModelMessage) =>
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
// The parent process has ended, however it did, or wants this one to.
process.once('disconnect', () => process.exit());
// A terminal and a supervisor signal the whole process group; the server decides when its model is let go.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

try {
  const makeReady = await loadModel(task.file, task.windowTokens);
  const setIdle = await serveChat(task, makeReady, () => process.exit());
  process.on('message', ({ idleMs }: ModelOrder) => setIdle(idleMs));
  await say({ isReady: true });
} catch (error) {
  await say({ problem: problemOf(error), detail: String(error) });
  process.exit();
}
