import * as v from 'valibot';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { POPUP_NAME } from '../session/google-popup.ts';

/** Stored for this window only. Its name may be lost at the provider, the window's own storage is not. */
const STORAGE_KEY = 'google-popup';

/** Remembers, on the first page of a sign-in, whether it takes place in the window that was opened for it. */
export function markPopup(): void {
  if (window.name === POPUP_NAME) writeStored(STORAGE_KEY, POPUP_NAME);
}

/** Whether this is the window that was opened for a sign-in. */
export function isPopup(): boolean {
  return window.name === POPUP_NAME || readStored(STORAGE_KEY, v.literal(POPUP_NAME)) !== null;
}
