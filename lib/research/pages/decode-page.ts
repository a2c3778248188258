/** How far into a page its own declaration of encoding is looked for, in bytes. */
const META_SCAN_BYTES = 4096;

const BYTE_ORDER_MARKS: readonly { bytes: readonly number[]; label: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
];

function decoderFor(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null; // a label nobody knows counts as none
  }
}

function markedLabel(body: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, i) => body[i] === byte))?.label;
}

function headerLabel(contentType: string | null): string | undefined {
  return /charset\s*=\s*["']?([^\s;,"']+)/i.exec(contentType ?? '')?.[1];
}

/** The label of `<meta charset>` or its older form; a page that names UTF-16 this way is UTF-8. */
function metaLabel(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.subarray(0, META_SCAN_BYTES)).toString('latin1');
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decodeUndeclared(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

/**
 * Turns a page's bytes into text. The encoding is taken, in the HTML standard's order, from a byte
 * order mark, the `Content-Type` header, a meta element; without any it is UTF-8 where the bytes are
 * valid UTF-8 and else windows-1252. Never throws: bytes without meaning become U+FFFD.
 */
export function decodePage(body: Uint8Array, contentType: string | null): string {
  const decoder = decoderFor(markedLabel(body)) ?? decoderFor(headerLabel(contentType)) ?? decoderFor(metaLabel(body));
  return decoder ? decoder.decode(body) : decodeUndeclared(body);
}
