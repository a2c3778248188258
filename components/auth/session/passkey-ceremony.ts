import { useInBrowser } from '@/components/ui/use-in-browser.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { KeyIn } from '@/lib/messages/types.ts';

const REASONS: Record<string, Record<string, KeyIn<'auth.passkeys'>>> = {
  startRegistration: { NotAllowedError: 'notAdded', InvalidStateError: 'alreadyThere' },
  startAuthentication: { NotAllowedError: 'canceled' },
};

type Ceremony = 'startRegistration' | 'startAuthentication';

export const useHasPasskeys = () => useInBrowser(() => 'PublicKeyCredential' in window, true);

/** Has the browser answer options of the server, and sends the answer. @throws ApiError; Error with a shown message */
export async function answerWithPasskey(path: string, ceremony: Ceremony, t: Translator<'auth.passkeys'>) {
  const options = await requestJson<never>(`${path}/options`, { method: 'POST', body: {} });
  const library = await import('@simplewebauthn/browser');
  const response = await library[ceremony]({ optionsJSON: options }).catch((cause: Error) => {
    throw new Error(t(REASONS[ceremony]?.[cause.name] ?? 'unsupported'), { cause });
  });
  await requestJson(path, { method: 'POST', body: { response } });
}
