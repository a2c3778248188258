import { inBrowser } from '@/lib/browser/browser-job.ts';

/** A document to print. */
export type PdfTask = {
  /** A whole document that needs nothing from elsewhere. */
  html: string;
  /** For everything in the browser together, in milliseconds. */
  timeoutMs: number;
};

/** Around the text, as books have it. */
const MARGIN = { top: '20mm', bottom: '22mm', left: '22mm', right: '22mm' };

/** What Chromium prints at the foot of each page; it fills in the numbers. */
const FOOTER = `<div style="width:100%;text-align:center;font-size:8pt;font-family:sans-serif;color:#555">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`;

/**
 * Prints a document with its stylesheet for paper on A4, with page numbers, bookmarks and tags for screen readers. The
 * browser has no network: what the document does not hold is not there. Runs in the process of the job (process.ts).
 * @throws BrowserTimeoutError, NoBrowserError
 */
export function printDocument({ html, timeoutMs }: PdfTask): Promise<Uint8Array> {
  return inBrowser(async ({ page, deadline }) => {
    await page.context().setOffline(true);
    await page.route('**', (route) => route.abort());
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.setContent(html, { timeout: deadline - Date.now() });
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Those below the first screen wait to be scrolled to otherwise.
      for (const image of document.images) image.loading = 'eager';
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    return page.pdf({
      format: 'A4',
      margin: MARGIN,
      printBackground: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
    });
  }, timeoutMs);
}
