'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { messagesOf } from '#message-source';
import { SOURCE_LANGUAGE } from '@/lib/messages/languages.ts';
import { createTranslator, type Translator, within } from '@/lib/messages/translator.ts';
import type { Messages, Namespace } from '@/lib/messages/types.ts';
import { addMessages, latestLanguage } from './loaded.ts';

/** A screen speaks the reader's language; another page speaks its content's. */
type Spoken = { language: string; isScreen: boolean };

const Speaking = createContext<Spoken | undefined>(undefined);

type MessagesProviderProps = Spoken & { parts: Readonly<Record<string, Messages>>; children: ReactNode };

/** Gives its children their language, and the browser the messages that came with the page. */
export function MessagesProvider({ language, isScreen, parts, children }: MessagesProviderProps) {
  addMessages(language, parts);
  const around = useContext(Speaking);
  const isOther = around !== undefined && around.language !== language;
  const speaking = useMemo(() => ({ language, isScreen }), [language, isScreen]);
  return <Speaking value={speaking}>{isOther ? <div lang={language}>{children}</div> : children}</Speaking>;
}

/** BCP 47 tag of the language that this part of the page speaks. */
export const useLanguage = (): string => useContext(Speaking)?.language ?? SOURCE_LANGUAGE;

export const useIsScreen = (): boolean => useContext(Speaking)?.isScreen ?? true;

/** Suspends until they have come. Not by `use`, which must be called again when the component is tried again. */
function availableMessages(language: string, part: string): Messages {
  const found = messagesOf(language, part);
  if (found instanceof Promise) throw found;
  return found;
}

/** Says the messages of a namespace. They came with the page (`Messages`) or the part of it (`withMessages`); else it suspends. */
export function useTranslations<Name extends Namespace>(namespace: Name): Translator<Name> {
  const language = useLanguage();
  const [part = '', ...rest] = namespace.split('.');
  const messages = within(availableMessages(language, part), rest);
  const common = availableMessages(language, 'common');
  return useMemo(
    () => createTranslator<Name>(language, messages, createTranslator<'common'>(language, common)),
    [language, messages, common],
  );
}

/** Loads a module and, at the same time, the parts of the messages that it says; tests compare them. */
export async function withMessages<Module>(module: Promise<Module>, ...parts: readonly string[]): Promise<Module> {
  const messages = parts.map((part) => messagesOf(latestLanguage(), part));
  return (await Promise.all([module, ...messages]))[0];
}

/** `useTranslations` outside React. The page must have the messages already. */
export function pageTranslations<Name extends Namespace>(namespace: Name): Translator<Name> {
  const language = document.documentElement.lang;
  const [part = '', ...rest] = namespace.split('.');
  return createTranslator<Name>(language, within(messagesOf(language, part) as Messages, rest));
}

type PlainTranslator = (key: string, values: unknown) => string;

/** The sentence for an issue of a schema (lib/http/input.ts). The page must have the message already. */
export function sayIssue(language: string, issue: { message: string; params?: unknown }): string {
  const { message, params } = issue;
  if (!/^[a-z]\w*(?:\.\w+)+$/i.test(message)) return message;
  const [part = '', ...rest] = message.split('.');
  const translate = createTranslator(language, messagesOf(language, part) as Messages) as unknown as PlainTranslator;
  return translate(rest.join('.'), params);
}
