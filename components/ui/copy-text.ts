/**
 * Copies a text. Also part of the script that pages send as text (components/shell/page-script.ts), so that it uses
 * nothing from outside.
 * @throws if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  /** By a selected text box, for pages without https, which have no clipboard API. */
  function copyBySelection(): void {
    const box = document.createElement('textarea');
    box.value = text;
    box.style.position = 'fixed';
    box.style.opacity = '0';
    const focused = document.activeElement;
    // Inside the open dialog, which traps the focus.
    (focused?.closest('[role="dialog"]') ?? document.body).append(box);
    box.select();
    const isDone = document.execCommand('copy');
    box.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (!isDone) throw new Error('the browser refused to copy');
  }
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection();
  }
}
