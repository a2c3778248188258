import { POPUP_CLOSED_DELAY_MS, SIGN_IN_POPUP } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import { AuthError, authErrorFromPage } from './auth-error.ts';

/** The window's name, by which the first page of the journey knows that it is in it. */
export const POPUP_NAME = 'quillcast-google-sign-in';

/** On this channel the window says how it went; it works also where the provider cut off `opener`. */
export const POPUP_CHANNEL = 'quillcast-google-sign-in';

/** What the window says. */
export type PopupMessage = { error: string | null };

/** Address of the page that sends the browser on to Google. */
const START_PATH = '/auth/google';

/** How often to check whether the window is still there, in milliseconds. */
const CHECK_MS = 250;

/** The sign-in under way; a second one aborts it. */
let pending: AbortController | undefined;

/** Opens the sign-in window; must be called in the click itself, or the browser blocks it. */
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

/** What GET /api/auth/providers answers: the ways to sign in that are set up. */
type Providers = { google?: { callbackUrl: string } };

/**
 * Whether a sign-in with Google may begin here.
 * @throws AuthError why it may not
 */
export async function checkConfiguration(): Promise<void> {
  const { google } = await requestJson<Providers>('/api/auth/providers').catch((cause: unknown) => {
    throw new AuthError('network-request-failed', { cause });
  });
  if (!google) throw new AuthError('missing-configuration');
  if (new URL(google.callbackUrl).origin !== window.location.origin) {
    throw new AuthError('unauthorized-domain');
  }
}

/** Resolves when the window says that the sign-in worked. */
function outcomeOf(popup: Window, cancelled: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(POPUP_CHANNEL);
    let closedAt: number | undefined;
    const settle = (error?: AuthError) => {
      clearInterval(closedCheck);
      channel.close();
      if (error) reject(error);
      else resolve();
    };
    const closedCheck = setInterval(() => {
      if (!popup.closed) return;
      closedAt ??= Date.now();
      // The window's message may still be on its way when it has closed itself.
      if (Date.now() - closedAt >= POPUP_CLOSED_DELAY_MS) {
        settle(new AuthError('popup-closed-by-user'));
      }
    }, CHECK_MS);
    channel.onmessage = ({ data }: MessageEvent<PopupMessage>) =>
      settle(data.error === null ? undefined : authErrorFromPage(data.error));
    cancelled.addEventListener('abort', () => settle(cancelled.reason));
  });
}

/**
 * Signs in with Google in a window of 500 × 600 pixels (spec §9). A second call takes the window over from the first.
 * @throws AuthError for every way in which it can fail
 */
export async function signInWithGooglePopup(): Promise<void> {
  pending?.abort(new AuthError('cancelled-popup-request'));
  const popup = openWindow();
  const controller = new AbortController();
  pending = controller;
  try {
    await checkConfiguration();
    controller.signal.throwIfAborted();
    if (!popup.closed) popup.location.replace(START_PATH);
    await outcomeOf(popup, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) popup.close();
    throw error;
  } finally {
    if (pending === controller) pending = undefined;
  }
}
