import type { Locator, Page } from 'playwright';

/** Pastes clipboard content, given by type, into the focused field. */
export async function paste(field: Locator, content: Readonly<Record<string, string>>): Promise<void> {
  await field.evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, content);
}

/** The copied text; needs the permission to read the clipboard. */
export const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
