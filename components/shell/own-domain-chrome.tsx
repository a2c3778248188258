import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { MoonIcon, SunIcon } from '@/components/ui/drawn-icons.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { MAIN_CONTENT_ID, SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type OwnDomainChromeProps = {
  /** Whose blogs they are. */
  name: string;
  /** Address of the product's own site; none where its name is left out. */
  productUrl: string | undefined;
  children: ReactNode;
};

/** What stands around each page of an own domain (docs/decisions/0082): its owner's name, and nothing to sign in to. */
export function OwnDomainChrome({ name, productUrl, children }: OwnDomainChromeProps) {
  return (
    <>
      <SkipLink />
      <header>
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <a
            href="/"
            className="min-w-0 truncate rounded-sm py-1 font-display text-[1.375rem] leading-tight font-semibold tracking-tight"
          >
            {name}
          </a>
          <ThemeToggle className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
            <MoonIcon className="dark:hidden" />
            <SunIcon className="hidden dark:block" />
          </ThemeToggle>
        </div>
        <div className="page-width">
          <div className="rule-oxford" />
        </div>
      </header>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="mt-24 border-t border-border">
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-2 py-8 text-sm text-muted-foreground">
          <p className="min-w-0 break-words">{name}</p>
          {productUrl ? (
            <a href={productUrl} className="font-medium underline-offset-4 hover:underline">
              Made with {BRAND_NAME}
            </a>
          ) : null}
        </div>
      </footer>
    </>
  );
}
