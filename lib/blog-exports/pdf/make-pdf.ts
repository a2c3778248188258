import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { BrowserTimeoutError } from '@/lib/browser/errors.ts';
import { inProcess } from '@/lib/browser/job-process.ts';
import { EXPORT_MESSAGES } from '@/lib/constants/export-messages.ts';
import { MOST_WAITING_PDFS, PDF_MS } from '@/lib/constants/limits.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { type PdfDetails, withDetails } from './details.ts';
import type { PdfTask } from './print.ts';

const PROGRAM = 'lib/blog-exports/pdf/process.ts';

// Routes may load this module separately; the limit must be one. Submissions of forms always have a browser left.
const holder = globalThis as typeof globalThis & {
  quillcastPdfs?: LimitFunction;
  quillcastPdfsOfSeveral?: LimitFunction;
  /** What is being printed, or waits, by its document. */
  quillcastPrints?: Map<string, Promise<Uint8Array>>;
};

const busy = (message: string, cause?: unknown) =>
  new AppError('unavailable', message, { cause, headers: { 'Retry-After': '30' } });

/** Where all PDFs of this process stand in line. */
function line(): LimitFunction {
  holder.quillcastPdfs ??= pLimit(1);
  return holder.quillcastPdfs;
}

async function print(html: string): Promise<Uint8Array> {
  let pdf: Uint8Array | undefined;
  const options = {
    ...{ program: PROGRAM, timeoutMs: PDF_MS, signal: new AbortController().signal },
    onMessage: (bytes: Uint8Array) => {
      pdf = bytes;
    },
  };
  const task: PdfTask = { html, timeoutMs: PDF_MS };
  try {
    await inProcess(task, options);
  } catch (cause) {
    // What was printed counts, however the process ended afterwards.
    if (!pdf && cause instanceof BrowserTimeoutError) {
      throw busy(EXPORT_MESSAGES.pdfTooSlow, cause);
    }
    if (!pdf) log().error({ err: cause }, 'a PDF could not be made');
  }
  if (!pdf) throw busy(EXPORT_MESSAGES.pdfFailed);
  return pdf;
}

/** Prints a document in its turn; the same one is printed once for all who ask for it meanwhile. */
function printOnce(html: string): Promise<Uint8Array> {
  holder.quillcastPrints ??= new Map();
  const { quillcastPrints: prints } = holder;
  const inTurn = line();
  const begun = prints.get(html);
  if (begun) return begun;
  if (inTurn.pendingCount >= MOST_WAITING_PDFS) throw busy(EXPORT_MESSAGES.pdfBusy);
  const printed = inTurn(() => print(html)).finally(() => prints.delete(html));
  prints.set(html, printed);
  return printed;
}

/**
 * A document that stands alone as a PDF, printed by the product's Chromium in a process of its own (docs/decisions/0077):
 * one at a time, and few may wait.
 * @throws AppError unavailable when too many wait, it took too long, or there is no browser
 */
export async function makePdf(html: string, details: PdfDetails): Promise<Uint8Array<ArrayBuffer>> {
  return withDetails(await printOnce(html), details);
}

/**
 * The same for one of several PDFs, which waits its turn however many wait: part of them may have been sent already. Of
 * all of these one at a time stands in line, so that they keep nobody from a single one.
 * @throws AppError unavailable when it took too long, or there is no browser
 */
export async function makeOneOfSeveralPdfs(
  html: string,
  details: PdfDetails,
): Promise<Uint8Array<ArrayBuffer>> {
  holder.quillcastPdfsOfSeveral ??= pLimit(1);
  const pdf = await holder.quillcastPdfsOfSeveral(() => line()(() => print(html)));
  return withDetails(pdf, details);
}
