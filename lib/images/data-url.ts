/** Bytes of a base64 data URL; undefined for other texts. */
export function decodeDataUrl(dataUrl: string): Buffer | undefined {
  const comma = dataUrl.indexOf(',');
  const head = dataUrl.slice(0, comma);
  if (comma < 0 || !/^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64$/i.test(head)) return undefined;
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64');
  return bytes.length > 0 ? bytes : undefined;
}
