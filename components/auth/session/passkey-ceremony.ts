import { useInBrowser } from '@/components/ui/use-in-browser.ts';
import { PASSKEY_MESSAGES } from '@/lib/constants/passkey-messages.ts';
import { requestJson } from '@/lib/http/client.ts';

const { canceled, notAdded, alreadyThere, unsupported } = PASSKEY_MESSAGES;

const REASONS: Record<string, Record<string, string>> = {
  startRegistration: { NotAllowedError: notAdded, InvalidStateError: alreadyThere },
  startAuthentication: { NotAllowedError: canceled },
};

export const useHasPasskeys = () => useInBrowser(() => 'PublicKeyCredential' in window, true);

/** Has the browser answer options of the server, and sends the answer. @throws ApiError; Error with a shown message */
export async function answerWithPasskey(path: string, ceremony: 'startRegistration' | 'startAuthentication') {
  const options = await requestJson<never>(`${path}/options`, { method: 'POST', body: {} });
  const library = await import('@simplewebauthn/browser');
  const response = await library[ceremony]({ optionsJSON: options }).catch((cause: Error) => {
    throw new Error(REASONS[ceremony]?.[cause.name] ?? unsupported, { cause });
  });
  await requestJson(path, { method: 'POST', body: { response } });
}
