import type { Locator, Page } from 'playwright';

/** The toast on screen, in any language: its region is named by its key. Its text also stands in a hidden live region, so ask for it in its own. On pages without React it is the page's. */
export function toastOn(page: Page): Locator {
  return page.getByRole('region', { name: /F8/ }).getByRole('listitem').or(page.locator('#page-toast:popover-open'));
}
