import { open } from 'node:fs/promises';

/** First bytes of every GGUF file. */
const MAGIC = 'GGUF';

/** Whether a file is a GGUF file, by its first bytes. */
export async function isGguf(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    if (!(await handle.stat()).isFile()) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MAGIC;
  } finally {
    await handle.close();
  }
}
