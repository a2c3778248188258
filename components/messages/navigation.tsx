'use client';

import type { Route } from 'next';
import NextLink, { type LinkProps } from 'next/link';
import { useRouter as useNextRouter, usePathname } from 'next/navigation';
import { useMemo } from 'react';
import { isScreen, pathIn, splitLanguage } from '@/lib/messages/languages.ts';
import { useIsScreen, useLanguage } from './client.tsx';

/**
 * A link to a page of the product, in the language of this one. On a page that speaks the language of what it shows, a
 * screen's address is left to the server, which knows its reader's language.
 */
export function Link<Path>({ href, prefetch, ...props }: LinkProps<Path>) {
  const language = useLanguage();
  const path = String(href);
  const leavesLanguage = !useIsScreen() && isScreen(path);
  if (leavesLanguage) return <a href={path} {...props} />;
  return <NextLink href={pathIn(language, path) as Route} prefetch={prefetch} {...props} />;
}

/** The router, with paths in the language of this page, as `Link` has them. */
export function useRouter() {
  const router = useNextRouter();
  const language = useLanguage();
  const isOnScreen = useIsScreen();
  return useMemo(() => {
    const leavesLanguage = (path: string) => !isOnScreen && isScreen(path);
    return {
      ...router,
      push: <Path extends string>(path: Route<Path>, options?: { scroll?: boolean }) =>
        leavesLanguage(path) ? window.location.assign(path) : router.push(pathIn(language, path) as Route, options),
      replace: <Path extends string>(path: Route<Path>, options?: { scroll?: boolean }) =>
        leavesLanguage(path) ? window.location.replace(path) : router.replace(pathIn(language, path) as Route, options),
    };
  }, [router, language, isOnScreen]);
}

/** Path of this page without the prefix of its language. */
export const usePath = (): string => splitLanguage(usePathname()).path;
