import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { Namespace } from '@/lib/messages/types.ts';

/** What client.tsx gives a part of the page that the browser renders, for one that only the server does. */
export const useLanguage = askedLanguage;

export const useTranslations = <Name extends Namespace>(namespace: Name): Translator<Name> =>
  translatorFor(askedLanguage(), namespace);
