import Negotiator from 'negotiator';
import { INTERFACE_LANGUAGES, interfaceLanguage } from '../messages/languages.ts';

/** The language of the interface that an Accept-Language header wants most; undefined if it names none. */
export function acceptedLanguage(header: string | undefined, languages = INTERFACE_LANGUAGES): string | undefined {
  if (!header) return undefined;
  for (const tag of new Negotiator({ headers: { 'accept-language': header } }).languages()) {
    const found = interfaceLanguage(tag, languages);
    if (found) return found;
  }
  return undefined;
}
