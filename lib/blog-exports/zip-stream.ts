import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchiveFile = { name: string; content: string | Uint8Array };

/** Limits of the ZIP format (APPNOTE 4.4.1.4); fflate does not write ZIP64. */
const MAX_FILES = 0xff_ff;
const MAX_BYTES = 0xff_ff_ff_ff;

/**
 * Streams a ZIP with one file in memory at a time; only texts are compressed. Errors of `files` abort the stream, so
 * that a partial archive never looks complete.
 * @throws RangeError when the format's limits are exceeded
 */
export async function* zipStream(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    made.push(new Uint8Array(data));
  });
  let [count, bytes] = [0, 0];
  for await (const { name, content } of files) {
    count += 1;
    if (count > MAX_FILES) throw new RangeError('a ZIP cannot hold so many files');
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    zip.add(file);
    file.push(isText ? Buffer.from(content) : content, true);
    bytes += made.reduce((sum, chunk) => sum + chunk.byteLength, 0);
    if (bytes > MAX_BYTES) throw new RangeError('a ZIP cannot hold so many bytes');
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}
