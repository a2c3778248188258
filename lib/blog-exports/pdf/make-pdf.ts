import 'server-only';
import { BrowserTimeoutError } from '@/lib/browser/errors.ts';
import { inProcess } from '@/lib/browser/job-process.ts';
import { EXPORT_MESSAGES } from '@/lib/constants/export-messages.ts';
import { MOST_WAITING_PDFS, MOST_WAITING_PDFS_OF_ONE, PDF_MS } from '@/lib/constants/limits.ts';
import { FairQueue, taskBounds } from '@/lib/fair-queue.ts';
import { AppError } from '@/lib/http/errors.ts';
import { log } from '@/lib/log.ts';
import { processWide } from '@/lib/process-wide.ts';
import { type PdfDetails, withDetails } from './details.ts';
import type { PdfTask } from './print.ts';

const PROGRAM = 'lib/blog-exports/pdf/process.ts';

/** Who has a PDF printed, and until when. */
type PdfRequest = {
  /** Who takes turns with others (requesterOf). */
  requester: string;
  /** Takes it out of the queue. */
  signal: AbortSignal;
};

/** A document that is printed, or will be, for all who wait for it. */
type Print = {
  waiting: number;
  pdf?: Promise<Uint8Array>;
  /** Takes the others who wait for it out of the queue. */
  printed: AbortController;
};

/** One PDF at a time, so that a browser is always left for submissions of forms. */
const pdfQueue = processWide('pdf queue', () => new FairQueue(taskBounds(1)));
const exportQueue = processWide('pdf export queue', () => new FairQueue(taskBounds(1)));

/** By document. */
const prints = processWide('prints', () => new Map<string, Print>());

/** All exports of several PDFs have one turn among those who ask for a single one. */
const SEVERAL = 'exports of several';

const busy = (message: string, cause?: unknown) =>
  new AppError('unavailable', message, { cause, headers: { 'Retry-After': '30' } });

async function print(html: string): Promise<Uint8Array> {
  let pdf: Uint8Array | undefined;
  const options = {
    program: PROGRAM,
    timeoutMs: PDF_MS,
    signal: new AbortController().signal,
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

function requireRoom(requester: string): void {
  const { own, all } = pdfQueue().waiting(requester);
  if (own >= MOST_WAITING_PDFS_OF_ONE || all >= MOST_WAITING_PDFS) {
    throw busy(EXPORT_MESSAGES.pdfBusy);
  }
}

/** Prints a document in the first turn that one of those who wait for it has. */
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

/**
 * A document that stands alone as a PDF, printed by the product's Chromium in a process of its own (docs/decisions/0077):
 * one at a time, the requesters in turn, and few may wait (docs/decisions/0090).
 * @throws AppError unavailable when too many wait, it took too long, or there is no browser; the signal's reason
 */
export async function makePdf(
  html: string,
  details: PdfDetails,
  request: PdfRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  return withDetails(await printOnce(html, request), details);
}

/**
 * The same for one of several PDFs, which waits its turn however many wait: part of them may have been sent already. All
 * of these together have one turn among the others.
 * @throws AppError unavailable when it took too long, or there is no browser; the signal's reason
 */
export async function makeOneOfSeveralPdfs(
  html: string,
  details: PdfDetails,
  { requester, signal }: PdfRequest,
): Promise<Uint8Array<ArrayBuffer>> {
  const inTurn = () => pdfQueue().run(SEVERAL, () => print(html), signal);
  const pdf = await exportQueue().run(requester, inTurn, signal);
  return withDetails(pdf, details);
}
