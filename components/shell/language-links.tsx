'use client';

import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { useIsScreen, useLanguage } from '@/components/messages/client.tsx';
import { usePath } from '@/components/messages/navigation.tsx';
import { requestJson } from '@/lib/http/client.ts';
import { INTERFACE_LANGUAGES, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, pathIn } from '@/lib/messages/languages.ts';

const storeLanguage = (language: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API misses in Firefox before 140.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax`;
};

const hasStored = (language: string) => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`);

/** Where this page is in another language. A change of language is a navigation, so that all of the page changes. */
const goTo = (language: string, path: string) =>
  window.location.assign(pathIn(language, `${path}${window.location.search}${window.location.hash}`));

/** Links to this page in the other languages, which also become the reader's choice: of the browser by the page's script, and of the account. */
export function LanguageLinks({ className }: { className: string }) {
  const current = useLanguage();
  const path = usePath();
  const { user } = useAuth();

  async function choose(event: MouseEvent, language: string): Promise<void> {
    event.preventDefault();
    const body = { language };
    // Should it fail, this browser remembers the choice.
    if (user) await requestJson('/api/account/language', { method: 'PUT', body }).catch(console.error);
    goTo(language, path);
  }
  return Object.entries(INTERFACE_LANGUAGES).map(([language, name]) => (
    <a
      key={language}
      href={pathIn(language, path)}
      hrefLang={language}
      data-language={language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={(event) => void choose(event, language)}
      className={className}
    >
      {name}
    </a>
  ));
}

/** Leads users of a browser that does not know their account's language yet to it. */
export function AccountLanguage() {
  const current = useLanguage();
  const isScreen = useIsScreen();
  const path = usePath();
  const chosen = useAuth().user?.interfaceLanguage;
  const follow = useEffectEvent((language: string) => {
    if (hasStored(language)) return;
    storeLanguage(language);
    if (isScreen && language !== current) goTo(language, path);
  });
  useEffect(() => {
    if (chosen) follow(chosen);
  }, [chosen]);
  return null;
}
