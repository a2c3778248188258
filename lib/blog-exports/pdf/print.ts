import { inBrowser } from '@/lib/browser/browser-job.ts';

export type PdfTask = {
  /** A self-contained document. */
  html: string;
  timeoutMs: number;
};

const MARGIN = { top: '20mm', bottom: '22mm', left: '22mm', right: '22mm' };

/** Chromium fills in the numbers. */
const FOOTER = `<div style="width:100%;text-align:center;font-size:8pt;font-family:sans-serif;color:#555">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`;

/** Prints a tagged A4 document with page numbers, offline. Errors: BrowserTimeoutError, NoBrowserError. */
export function printDocument({ html, timeoutMs }: PdfTask): Promise<Uint8Array> {
  return inBrowser(async ({ page, deadline }) => {
    await page.context().setOffline(true);
    await page.route('**', (route) => route.abort());
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    await page.setContent(html, { timeout: deadline - Date.now() });
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Lazy pictures below the first screen would not load.
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
