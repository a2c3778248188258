/** What a file begins with: `RIFF`, its length, `WEBP`. */
const HEAD_BYTES = 12;

/** Parts of a file that hold its pixels. Others hold metadata, colors of their own or an animation. */
const PIXELS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Flags of a `VP8X` part for whatever else is in the file: all but transparency. */
const OTHER_FLAGS = 0b1110_1111;

/** Whether a file is a WebP of pixels alone: no metadata, animation or appended bytes. */
export function isPlainWebp(file: Buffer): boolean {
  const isWebp = file.length > HEAD_BYTES && file.toString('latin1', 8, HEAD_BYTES) === 'WEBP';
  if (!isWebp || file.readUInt32LE(4) + 8 !== file.length) return false;
  let at = HEAD_BYTES;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at, at + 4);
    if (!PIXELS.has(name)) return false;
    if (name === 'VP8X' && ((file[at + 8] ?? 0) & OTHER_FLAGS) !== 0) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === file.length;
}
