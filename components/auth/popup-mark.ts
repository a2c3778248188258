import { POPUP_NAME } from './google-popup';

/** Kept for this window only. Its name may be lost at the provider, the window's own storage is not. */
const STORAGE_KEY = 'google-popup';

/** Remembers, on the first page of a sign-in, whether it takes place in the window that was opened for it. */
export function markPopup(): void {
  if (window.name !== POPUP_NAME) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, POPUP_NAME);
  } catch {
    // Without storage the name has to do.
  }
}

/** Whether this is the window that was opened for a sign-in. */
export function isPopup(): boolean {
  if (window.name === POPUP_NAME) return true;
  try {
    return sessionStorage.getItem(STORAGE_KEY) === POPUP_NAME;
  } catch {
    return false;
  }
}
