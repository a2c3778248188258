'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { useRouter as useNextRouter, usePathname } from 'next/navigation';
import { type ComponentProps, useMemo } from 'react';
import { isScreen, pathIn, splitLanguage } from '@/lib/messages/languages.ts';
import { useIsScreen, useLanguage } from './client.tsx';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/**
 * A link to a page of the product, in the language of this one. On a page that speaks the language of what it shows, a
 * screen's address is left to the server, which knows its reader's language.
 */
export function Link({ href, prefetch, ...props }: LinkProps) {
  const language = useLanguage();
  const leavesLanguage = !useIsScreen() && isScreen(href);
  if (leavesLanguage) return <a href={href} {...props} />;
  return <NextLink href={pathIn(language, href) as Route} prefetch={prefetch} {...props} />;
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
      push: (path: string, options?: { scroll?: boolean }) =>
        leavesLanguage(path) ? window.location.assign(path) : router.push(pathIn(language, path) as Route, options),
      replace: (path: string, options?: { scroll?: boolean }) =>
        leavesLanguage(path) ? window.location.replace(path) : router.replace(pathIn(language, path) as Route, options),
    };
  }, [router, language, isOnScreen]);
}

/** Path of this page without the prefix of its language. */
export const usePath = (): string => splitLanguage(usePathname()).path;
