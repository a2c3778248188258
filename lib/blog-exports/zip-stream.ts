import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export type ArchiveFile = { name: string; content: string | Uint8Array };

/**
 * A ZIP that is made while it is sent: one file at a time is in memory. Texts are compressed, pictures are already.
 * What `files` throws breaks the archive off, so that half of it never passes for a whole one.
 */
export async function* zipStream(
  files: AsyncIterable<ArchiveFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    made.push(new Uint8Array(data));
  });
  for await (const { name, content } of files) {
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    file.push(isText ? Buffer.from(content) : content, true);
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}
