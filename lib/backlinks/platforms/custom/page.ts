/** Functions that run inside the page. Each is sent there as text, so it may use nothing outside itself. */

/** Names of invalid fields, besides the used ones, that keep the browser from sending the form. */
export function unansweredFields(form: Element, used: (Node | null | undefined)[]): string[] {
  const isUnchecked = used.some((element) => (element as HTMLButtonElement | null)?.formNoValidate);
  if (!(form instanceof HTMLFormElement) || form.noValidate || isUnchecked) return [];
  return [...form.elements].flatMap((element) => {
    const field = element as HTMLInputElement;
    if (used.includes(field) || !field.willValidate || field.validity.valid) return [];
    const label = field.labels?.[0]?.textContent?.replace(/[\s*:]+/g, ' ').trim();
    return [label || field.getAttribute('aria-label') || field.name || field.id];
  });
}

/** Replaces a rich text field's content by pasting, the only way that editors with their own document model accept. */
export function pasteInto(field: Element, { html, text }: { html: string; text: string }): void {
  (field as HTMLElement).focus();
  getSelection()?.selectAllChildren(field);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  const options = { clipboardData, bubbles: true, cancelable: true };
  const isUntaken = field.dispatchEvent(new ClipboardEvent('paste', options));
  if (!isUntaken) return;
  try {
    document.execCommand('insertHTML', false, html);
  } catch {
    // Trusted Types forbid HTML; plain text is always possible.
    document.execCommand('insertText', false, text);
  }
}

/** The page as its visitor sees it, without the form and editors. */
export function takeSnapshot(formSelector: string) {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, template, noscript')) element.remove();
  for (const editor of copy.querySelectorAll('[contenteditable]:not([contenteditable=false])')) {
    editor.remove();
  }
  copy.querySelector(formSelector)?.remove();
  return { url: location.href, title: document.title.trim(), html: copy.outerHTML, text: copy.textContent ?? '' };
}
