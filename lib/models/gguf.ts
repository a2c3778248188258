import { open } from 'node:fs/promises';

/** The bytes that every GGUF file begins with. */
const MAGIC = 'GGUF';

/** Whether bytes are the beginning of a GGUF file. */
export const isGgufHead = (bytes: Buffer): boolean => bytes.toString('latin1', 0, MAGIC.length) === MAGIC;

/** Whether a file is a GGUF file, by its first bytes. */
export async function isGguf(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    if (!(await handle.stat()).isFile()) return false;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return isGgufHead(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}
