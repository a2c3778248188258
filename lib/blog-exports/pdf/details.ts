/** PDF metadata. */
export type PdfDetails = { title: string; author: string; createdAt: string; updatedAt: string };

/** The end of Chromium's PDFs (PDF 1.7, 7.5.5): trailer and cross-reference offset. */
const END = /trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+ \d+ R)\s*\/Info (\d+) 0 R\s*>>\s*startxref\s*(\d+)\s*%%EOF\s*$/;

const LONGEST_END = 1024;

/** A PDF string: UTF-16 with a byte order mark, in hexadecimal. */
function pdfText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text.toWellFormed()}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

const pdfDate = (iso: string) => `(D:${new Date(iso).toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;

/**
 * Sets title, author and dates, which Chromium cannot, by an incremental update (PDF 1.7, 7.5.6). Leaves other PDFs
 * alone.
 */
export function withDetails(
  pdf: Uint8Array,
  { title, author, createdAt, updatedAt }: PdfDetails,
): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(pdf);
  const end = END.exec(bytes.subarray(-LONGEST_END).toString('latin1'));
  if (!end) return new Uint8Array(bytes);
  const [, size, root, info, previous] = end;
  const entries = [
    `/Title ${pdfText(title)}`,
    `/Author ${pdfText(author)}`,
    '/Producer (Quillcast)',
    `/CreationDate ${pdfDate(createdAt)}`,
    `/ModDate ${pdfDate(updatedAt)}`,
  ];
  const object = `${info} 0 obj\n<<${entries.join('\n')}>>\nendobj\n`;
  const table = `xref\n${info} 1\n${String(bytes.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size ${size}\n/Root ${root}\n/Info ${info} 0 R\n/Prev ${previous}>>\n`;
  const at = bytes.length + object.length;
  const update = `${object}${table}${trailer}startxref\n${at}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(update, 'latin1')]));
}
