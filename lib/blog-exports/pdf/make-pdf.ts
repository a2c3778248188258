import 'server-only';
import { inProcess } from '@/lib/browser/job-process.ts';
import { BrowserTimeoutError } from '@/lib/browser/job-program.ts';
import { MOST_WAITING_PDFS, MOST_WAITING_PDFS_OF_ONE, PDF_MS } from '@/lib/constants/limits.ts';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { sentence } from '@/lib/messages/catalogue.ts';
import { processWide } from '@/lib/process-wide.ts';
import type { PdfTask } from './print.ts';

/** `xmp`: the XMP packet, '' for none. */
type PdfDetails = { title: string; author: string; createdAt: string; updatedAt: string; xmp: string };

/** The end of Chromium's PDFs (PDF 1.7, 7.5.5): trailer and cross-reference offset. */
const END = /trailer\s*<<\s*\/Size (\d+)\s*\/Root (\d+) 0 R\s*\/Info (\d+) 0 R\s*>>\s*startxref\s*(\d+)\s*%%EOF\s*$/;

/** A PDF string: UTF-16 with a byte order mark, in hexadecimal. */
function pdfText(text: string): string {
  const bytes = Buffer.from(`\uFEFF${text.toWellFormed()}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

const pdfDate = (iso: string) => `(D:${new Date(iso).toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;

/** The catalog with a reference to the metadata object; undefined if it is not found. */
function catalogWith(pdf: Buffer, root: string, metadata: string): string | undefined {
  const start = pdf.lastIndexOf(`\n${root} 0 obj\n`) + 1;
  const object = pdf.toString('latin1', start, pdf.indexOf('endobj', start));
  const isCatalog = object.includes('/Type /Catalog');
  return isCatalog ? object.replace(/>>\s*$/, `\n/Metadata ${metadata} 0 R>>\nendobj\n`) : undefined;
}

/** Sets title, author, dates and XMP, which Chromium cannot, by an incremental update (PDF 1.7, 7.5.6). */
function withDetails(pdf: Uint8Array, { title, author, createdAt, updatedAt, xmp }: PdfDetails) {
  const bytes = Buffer.from(pdf);
  const end = END.exec(bytes.subarray(-1024).toString('latin1'));
  if (!end) return new Uint8Array(bytes);
  const [, size = '', root = '', info = '', previous] = end;
  const entries = [
    `/Title ${pdfText(title)}`,
    `/Author ${pdfText(author)}`,
    '/Producer (Quillcast)',
    `/CreationDate ${pdfDate(createdAt)}`,
    `/ModDate ${pdfDate(updatedAt)}`,
  ];
  const catalog = xmp && catalogWith(bytes, root, size);
  const packet = Buffer.from(xmp).toString('latin1');
  const metadata = `${size} 0 obj\n<</Type /Metadata\n/Subtype /XML\n/Length ${packet.length}>>\nstream\n${packet}\nendstream\nendobj\n`;
  const objects = new Map([[info, `${info} 0 obj\n<<${entries.join('\n')}>>\nendobj\n`]]);
  if (catalog) objects.set(root, catalog).set(size, metadata);
  let at = bytes.length;
  const table = ['xref\n'];
  for (const [number, object] of objects) {
    table.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
    at += object.length;
  }
  const trailer = `trailer\n<</Size ${catalog ? Number(size) + 1 : size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/Prev ${previous}>>\n`;
  const update = [...objects.values(), ...table, trailer, `startxref\n${at}\n%%EOF\n`].join('');
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(update, 'latin1')]));
}

/** `requester` takes turns with others (actorRequester); `signal` leaves the queue. */
type PdfRequest = { requester: string; signal: AbortSignal };

/** A print job, shared by all requests for the same document. `printed` releases those that wait. */
type Print = { waiting: number; pdf?: Promise<Uint8Array>; printed: AbortController };

/** One PDF at a time, so that a browser is always left for submissions of forms. */
const pdfQueue = processWide('pdf queue', () => new FairQueue(taskBounds(1)));
const exportQueue = processWide('pdf export queue', () => new FairQueue(taskBounds(1)));

const prints = processWide('prints', () => new Map<string, Print>());

/** Exports of several PDFs share one turn among the single ones. */
const SEVERAL = 'exports of several';

const busy = (reason: 'pdfBusy' | 'pdfFailed' | 'pdfTooSlow', cause?: unknown) =>
  new AppError('unavailable', sentence(`blogs.exports.${reason}`), { cause, headers: { 'Retry-After': '30' } });

async function print(html: string): Promise<Uint8Array> {
  let pdf: Uint8Array | undefined;
  const onMessage = (bytes: Uint8Array) => {
    pdf = bytes;
  };
  const task: PdfTask = { html, timeoutMs: PDF_MS };
  const { signal } = new AbortController();
  try {
    await inProcess(task, { program: 'lib/blog-exports/pdf/process.ts', timeoutMs: PDF_MS, signal, onMessage });
  } catch (cause) {
    // A finished PDF counts, however its process ended.
    if (!pdf && cause instanceof BrowserTimeoutError) throw busy('pdfTooSlow', cause);
    if (!pdf) log().error({ err: cause }, 'a PDF could not be made');
  }
  if (!pdf) throw busy('pdfFailed');
  return pdf;
}

function requireRoom(requester: string): void {
  const { own, all } = pdfQueue().waiting(requester);
  if (own >= MOST_WAITING_PDFS_OF_ONE || all >= MOST_WAITING_PDFS) throw busy('pdfBusy');
}

async function printOnce(html: string, { requester, signal }: PdfRequest): Promise<Uint8Array> {
  const known = prints().get(html);
  if (!known) requireRoom(requester);
  const shared: Print = known ?? { waiting: 0, printed: new AbortController() };
  const { printed } = shared;
  prints().set(html, shared);
  shared.waiting += 1;
  const printNow = () => {
    shared.pdf ??= print(html).finally(() => printed.abort());
    return shared.pdf;
  };
  try {
    return await pdfQueue().run(requester, printNow, AbortSignal.any([signal, printed.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (shared.pdf) return await shared.pdf;
    throw error;
  } finally {
    shared.waiting -= 1;
    if (shared.waiting === 0) prints().delete(html);
  }
}

type MakePdf = (html: string, details: PdfDetails, request: PdfRequest) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Prints a self-contained document in the product's Chromium, one at a time, requesters in turn,
 * with a bounded queue (docs/decisions/0090).
 * @throws AppError unavailable if the queue is full, printing is too slow or there is no browser; the signal's reason
 */
export const makePdf: MakePdf = async (html, details, request) => withDetails(await printOnce(html, request), details);

/** As makePdf for one of several PDFs: waits in a queue of any length, as part of the export may have been sent. */
export const makeOneOfSeveralPdfs: MakePdf = async (html, details, { requester, signal }) => {
  const inTurn = () => pdfQueue().run(SEVERAL, () => print(html), signal);
  return withDetails(await exportQueue().run(requester, inTurn, signal), details);
};
