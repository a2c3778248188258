import type { Credentials } from '../shared/credential-forms.ts';

/** Functions that run inside the page. Each is sent there as text, so it may use nothing outside itself. */

export type FieldProblem = {
  field: 'formSelector' | 'titleFieldSelector' | 'contentFieldSelector' | 'submitButtonSelector';
  problem: 'invalid' | 'missing' | 'outside' | 'hidden' | 'unusable';
};

/** Finds the form and its fields by plain CSS; without `problems` all are there. */
export function locateFields(selectors: Credentials<'custom'>) {
  const problems: FieldProblem[] = [];
  const all = (field: FieldProblem['field']) => {
    try {
      const found = [...document.querySelectorAll<HTMLElement>(selectors[field])];
      if (found.length === 0) problems.push({ field, problem: 'missing' });
      return found;
    } catch {
      problems.push({ field, problem: 'invalid' });
      return [];
    }
  };
  const form = all('formSelector')[0] ?? null;
  const isInForm = (element: HTMLElement) => form?.contains(element) || ('form' in element && element.form === form);
  const isVisible = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = (field: FieldProblem['field'], isUsable: (element: HTMLElement) => boolean) => {
    const matches = selectors[field] ? all(field) : [];
    if (!form || matches.length === 0) return null;
    const inside = matches.filter(isInForm);
    const visible = inside.filter(isVisible);
    const [element] = visible.filter(isUsable);
    if (inside.length === 0) problems.push({ field, problem: 'outside' });
    else if (visible.length === 0) problems.push({ field, problem: 'hidden' });
    else if (!element) problems.push({ field, problem: 'unusable' });
    return element ?? null;
  };
  const takesText = (element: HTMLElement) => {
    if (element.isContentEditable) return true;
    const isTextField =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && ['text', 'search', 'url'].includes(element.type));
    return isTextField && !element.readOnly && !element.disabled;
  };
  const title = find('titleFieldSelector', takesText);
  const content = find('contentFieldSelector', takesText);
  const submit = find('submitButtonSelector', () => true);
  return { problems, form, title, content, submit };
}

/** Names of invalid fields, besides the two we fill in, that keep the browser from sending the form. */
export function unansweredFields({ form, title, content, submit }: ReturnType<typeof locateFields>): string[] {
  const isUnchecked = submit !== null && 'formNoValidate' in submit && submit.formNoValidate === true;
  if (!(form instanceof HTMLFormElement) || form.noValidate || isUnchecked) return [];
  return [...form.elements].flatMap((element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isField || element === title || element === content) return [];
    if (!element.willValidate || element.validity.valid) return [];
    const label = element.labels?.[0]?.textContent?.replace(/[\s*:]+/g, ' ').trim();
    return [label || element.getAttribute('aria-label') || element.name || element.id];
  });
}

/** A field's maximum number of characters; null without one. */
export function fieldLimit(field: HTMLElement): number | null {
  const hasLimit = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return hasLimit && field.maxLength >= 0 ? field.maxLength : null;
}

export function fieldText(field: HTMLElement): string {
  const hasValue = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return hasValue ? field.value : (field.textContent ?? '');
}

/** Replaces a rich text field's content by pasting, the only way that editors with their own document model accept. */
export function pasteInto(field: HTMLElement, { html, text }: { html: string; text: string }): void {
  field.focus();
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
