import { pageTranslations } from '#translations';
import { createStore } from '@/components/storage/store.ts';
import { TOAST_REMOVE_DELAY_MS } from '@/lib/constants/limits.ts';
import { apiErrorDetails } from '@/lib/http/client.ts';

export type ToastInput = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  /** `hint` tells screen-reader users how to do the same without the toast. */
  action?: { label: string; hint: string; run: () => void };
  duration?: number;
};

/** The toast in memory; a dismissed one stays closed until it is removed. `pressed` is the control that it may speak of. */
export type ToastEntry = ToastInput & { id: number; open: boolean; pressed?: DOMRect | undefined };

/** One at a time: the newest replaces the previous one (spec §9, row Toasts). */
const current = createStore<ToastEntry | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** The last pressed control. Not the focused one: Safari does not focus pressed buttons. */
let pressed: Element | undefined;

function notePressed({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('button, a, label, input') ?? target;
}

/** Shows a toast in place of the current one and returns its id. Works outside React too. */
export function toast(input: ToastInput): number {
  clearTimeout(removal);
  lastId += 1;
  current.set({ ...input, id: lastId, open: true, pressed: pressed?.getBoundingClientRect() });
  return lastId;
}

/** Shows what the page's script has to say (components/shell/page-script.ts). */
function showForPage(event: CustomEventInit<ToastInput> & Event): void {
  event.preventDefault();
  if (event.detail) toast(event.detail);
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', notePressed, true);
  document.addEventListener('toast', showForPage);
}

export function toastError(error: unknown, failed: ToastInput): void {
  console.error(error);
  toast({ ...failed, variant: 'destructive' });
}

export function toastFailure(error: unknown, failed: ToastInput): void {
  toastError(error, { ...failed, description: apiErrorDetails(error).message ?? failed.description });
}

/** Resolves with whether an action succeeded. A failure shows a toast, with the server's reason if it gave one. */
export async function attempt(action: () => Promise<unknown>, failed: ToastInput): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toastFailure(error, failed);
    return false;
  }
}

export function toastUndo(done: ToastInput, hint: string, run: () => void): void {
  toast({ ...done, action: { label: pageTranslations('common')('undo'), hint, run } });
}

export function dismissToast(id: number): void {
  const shown = current.get();
  if (shown?.id !== id || !shown.open) return;
  current.set({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => current.set(null), TOAST_REMOVE_DELAY_MS);
}

export const currentToast = current.get;

export const useToast = current.use;
