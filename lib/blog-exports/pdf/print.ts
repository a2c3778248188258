import type { Page } from 'playwright-core';
import { inBrowser } from '@/lib/browser/browser-job.ts';

export type PdfTask = { html: string; timeoutMs: number };

/** Chromium fills in the numbers. */
const FOOTER = `<div style="width:100%;text-align:center;font-size:8pt;font-family:sans-serif;color:#555">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`;

/** Prints a document in a page as tagged A4 with page numbers. `deadline` in ms since 1970. */
export async function printInPage(page: Page, html: string, deadline: number): Promise<Uint8Array> {
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
    preferCSSPageSize: true,
    margin: { top: '20mm', bottom: '22mm', left: '22mm', right: '22mm' },
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
  });
}

export const printDocument = ({ html, timeoutMs }: PdfTask): Promise<Uint8Array> =>
  inBrowser(async ({ page, deadline }) => {
    await page.context().setOffline(true);
    await page.route('**', (route) => route.abort());
    return printInPage(page, html, deadline);
  }, timeoutMs);
