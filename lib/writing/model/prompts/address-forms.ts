import type { Language } from '@/lib/constants/options.ts';

/** How a text speaks to its reader, or in which variety of its language it is written. */
export type AddressForm = {
  name: string;
  /** What it asks of a text, in words for a model. */
  rule: string;
  /** What of it can be checked in code. */
  register?: 'familiar' | 'polite';
};

/** The forms each language has, the usual one first; an article keeps to one of them. */
const ADDRESS_FORMS: Readonly<Record<Language, readonly [AddressForm, ...AddressForm[]]>> = {
  english: [
    { name: 'en-US', rule: 'American spelling, words and units' },
    { name: 'en-GB', rule: 'British spelling, words and units' },
  ],
  german: [
    { name: 'Sie', rule: 'address the reader as Sie', register: 'polite' },
    { name: 'du', rule: 'address the reader as du', register: 'familiar' },
  ],
  french: [
    { name: 'vous', rule: 'address the reader as vous', register: 'polite' },
    { name: 'tu', rule: 'address the reader as tu', register: 'familiar' },
  ],
  spanish: [
    { name: 'tú', rule: 'address the reader as tú', register: 'familiar' },
    { name: 'usted', rule: 'address the reader as usted', register: 'polite' },
  ],
  italian: [
    { name: 'tu', rule: 'address the reader as tu', register: 'familiar' },
    { name: 'Lei', rule: 'address the reader as Lei', register: 'polite' },
  ],
  portuguese: [
    { name: 'pt-BR, você', rule: 'Portuguese of Brazil, the reader addressed as você', register: 'polite' },
    { name: 'pt-PT, tu', rule: 'Portuguese of Portugal, the reader addressed as tu', register: 'familiar' },
    {
      name: 'pt-PT, formal',
      rule: 'Portuguese of Portugal, the reader addressed formally in the third person',
      register: 'polite',
    },
  ],
  russian: [
    { name: 'вы', rule: 'address the reader as вы', register: 'polite' },
    { name: 'ты', rule: 'address the reader as ты', register: 'familiar' },
  ],
  chinese: [
    { name: '你', rule: 'address the reader as 你', register: 'familiar' },
    { name: '您', rule: 'address the reader as 您', register: 'polite' },
  ],
  japanese: [
    { name: 'です・ます', rule: 'end sentences in です and ます', register: 'polite' },
    { name: 'だ・である', rule: 'end sentences in だ and である', register: 'familiar' },
  ],
};

/** Names of the forms that a language has. */
export function addressNames(language: Language): [string, ...string[]] {
  const [usual, ...others] = ADDRESS_FORMS[language];
  return [usual.name, ...others.map(({ name }) => name)];
}

/** The form of this name; undefined where the language has none. */
export function addressForm(name: string, language: Language): AddressForm | undefined {
  return ADDRESS_FORMS[language].find((form) => form.name === name);
}
