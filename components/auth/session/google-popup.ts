import { POPUP_CLOSED_DELAY_MS, SIGN_IN_POPUP } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import { AuthError, authErrorFromPage } from './auth-error.ts';

export const POPUP_NAME = 'quillcast-google-sign-in';

/** The popup reports its outcome on this channel, which works even if the provider severed `opener`. */
export const POPUP_CHANNEL = 'quillcast-google-sign-in';

export type PopupMessage = { error: string | null };

const CHECK_MS = 250;

/** The sign-in in progress; a second one aborts it. */
let pending: AbortController | undefined;

function openWindow(): Window {
  const { width, height } = SIGN_IN_POPUP;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = window.open('about:blank', POPUP_NAME, features);
  if (!popup) throw new AuthError('popup-blocked');
  popup.focus();
  return popup;
}

type Providers = { google?: { callbackUrl: string } };

/** @throws AuthError unless Google sign-in works on this address. */
export async function checkConfiguration(): Promise<void> {
  const { google } = await requestJson<Providers>('/api/auth/providers').catch((cause: unknown) => {
    throw new AuthError('network-request-failed', { cause });
  });
  if (!google) throw new AuthError('missing-configuration');
  if (new URL(google.callbackUrl).origin !== window.location.origin) {
    throw new AuthError('unauthorized-domain');
  }
}

function awaitPopup(popup: Window, canceled: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const channel = new BroadcastChannel(POPUP_CHANNEL);
  let closedAt: number | undefined;
  const closedCheck = setInterval(() => {
    if (!popup.closed) return;
    closedAt ??= Date.now();
    // The message of a popup that closed itself may still be on its way.
    if (Date.now() - closedAt >= POPUP_CLOSED_DELAY_MS) reject(new AuthError('popup-closed-by-user'));
  }, CHECK_MS);
  channel.onmessage = ({ data }: MessageEvent<PopupMessage>) =>
    data.error === null ? resolve() : reject(authErrorFromPage(data.error));
  canceled.addEventListener('abort', () => reject(canceled.reason));
  return promise.finally(() => {
    clearInterval(closedCheck);
    channel.close();
  });
}

/** Signs in with Google in a popup (spec §9). A second call replaces the first popup. @throws AuthError */
export async function signInWithGooglePopup(): Promise<void> {
  pending?.abort(new AuthError('cancelled-popup-request'));
  const popup = openWindow();
  const controller = new AbortController();
  pending = controller;
  try {
    await checkConfiguration();
    controller.signal.throwIfAborted();
    if (!popup.closed) popup.location.replace('/auth/google');
    await awaitPopup(popup, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) popup.close();
    throw error;
  } finally {
    if (pending === controller) pending = undefined;
  }
}
