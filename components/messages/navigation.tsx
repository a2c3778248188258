'use client';

import type { Route } from 'next';
import NextLink, { type LinkProps } from 'next/link';
import { useRouter as useNextRouter, usePathname } from 'next/navigation';
import { useMemo } from 'react';
import {
  interfaceLanguage,
  isScreen,
  LANGUAGE_COOKIE,
  pathIn,
  SOURCE_LANGUAGE,
  splitLanguage,
} from '@/lib/messages/languages.ts';
import { useIsScreen, useLanguage } from './client.tsx';

/** The reader's language, as the server would choose it: the cookie of the switch, else the browser's. */
function readerLanguage(): string {
  const chosen = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
  return chosen ?? navigator.languages.map((tag) => interfaceLanguage(tag)).find(Boolean) ?? SOURCE_LANGUAGE;
}

type Options = { scroll?: boolean };

/**
 * The router, with paths in the language of this page. From a page that speaks the language of what it shows to a screen
 * in another one, the whole page changes: the server knows the screen's language.
 */
export function useRouter() {
  const router = useNextRouter();
  const language = useLanguage();
  const isOnScreen = useIsScreen();
  return useMemo(() => {
    const leavesLanguage = (path: string) => !isOnScreen && isScreen(path) && readerLanguage() !== language;
    return {
      ...router,
      push: <Path extends string>(path: Route<Path>, options?: Options) =>
        leavesLanguage(path) ? window.location.assign(path) : router.push(pathIn(language, path) as Route, options),
      replace: <Path extends string>(path: Route<Path>, options?: Options) =>
        leavesLanguage(path) ? window.location.replace(path) : router.replace(pathIn(language, path) as Route, options),
    };
  }, [router, language, isOnScreen]);
}

/** A link from a page that speaks the language of what it shows to a screen: one address for everybody. */
function LinkToScreen<Path>({ href, ...props }: LinkProps<Path>) {
  const router = useRouter();
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    router.push(String(href) as Route);
  };
  return <NextLink href={href} onNavigate={follow} {...props} />;
}

/** A link to a page of the product, in the language of this one, which leads where the router does. */
export function Link<Path>({ href, ...props }: LinkProps<Path>) {
  const language = useLanguage();
  const path = String(href);
  if (!useIsScreen() && isScreen(path)) return <LinkToScreen href={href} {...props} />;
  return <NextLink href={pathIn(language, path) as Route} {...props} />;
}

/** Path of this page without the prefix of its language. */
export const usePath = (): string => splitLanguage(usePathname()).path;
