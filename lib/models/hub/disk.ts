import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { MODEL_DISK_RESERVE_BYTES } from '../../constants/limits.ts';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { ModelError } from './failure.ts';

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/**
 * Makes sure that so many more bytes can be written to a folder, and that its disk is not full then.
 * @throws ModelError when they cannot
 */
export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const needed = bytes + MODEL_DISK_RESERVE_BYTES;
  const free = await freeSpace(folder);
  if (free < needed) throw new ModelError(MODEL_MESSAGES.noSpace(needed, free, folder));
}

/**
 * Why nothing more can be written to a file.
 * @param cause the operating system's error
 * @param bytes how many there are to be, and are
 * @returns a ModelError that says it; the cause itself where it is something else
 */
export async function diskFailure(
  cause: unknown,
  file: string,
  { size, done }: { size: number; done: number },
): Promise<unknown> {
  const { code } = cause as NodeJS.ErrnoException;
  const folder = path.dirname(file);
  if (code === 'EFBIG') return new ModelError(MODEL_MESSAGES.fileTooLarge(size, folder), { cause });
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return cause;
  const sentence = MODEL_MESSAGES.diskFull(size - done, await freeSpace(folder), folder);
  return new ModelError(sentence, { cause });
}
