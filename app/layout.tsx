import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AuthProvider, DataProvider } from '@/components/auth/session/providers.tsx';
import { RunStatus } from '@/components/live-preview/status/run-status.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { Hydrated } from '@/components/shell/chrome-islands.tsx';
import { PAGE_SCRIPT } from '@/components/shell/page-script.ts';
import { PageToast } from '@/components/shell/page-toast.tsx';
import { MAIN_CONTENT_ID, OwnDomainChrome, SiteFooter, SiteHeader, SkipLink } from '@/components/shell/site-chrome.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { PLAN_ATTRIBUTES } from '@/lib/constants/plans.ts';
import { requestOrigin } from '@/lib/domains/origin.ts';
import { siteUrl } from '@/lib/env.ts';
import { askedDomain, askedLanguage, tell } from '@/lib/http/answer-context.ts';
import { NONCE_HEADER } from '@/lib/http/content-security-policy.ts';
import { siteIcons } from '@/lib/sites/metadata.ts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const domain = askedDomain();
  return {
    metadataBase: new URL(requestOrigin()),
    title: { default: BRAND_NAME, template: `%s | ${BRAND_NAME}` },
    description: tell({ key: 'product.tagline' }),
    applicationName: BRAND_NAME,
    ...(domain && siteIcons(await getProfile(domain.slug))),
  };
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** Reads the headers, so that no page is prerendered at build time: one build serves any address. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const domain = askedDomain();
  const owner = domain && (await getProfile(domain.slug));
  return (
    // The script below sets a class on <html> before React sees it.
    <html lang={askedLanguage()} {...PLAN_ATTRIBUTES} suppressHydrationWarning>
      <head>
        <script nonce={(await headers()).get(NONCE_HEADER) ?? undefined}>{PAGE_SCRIPT}</script>
      </head>
      <body className="flex flex-col">
        <Messages parts={['common', 'shell']}>
          <DataProvider>
            {owner ? (
              <OwnDomainChrome profile={owner} productUrl={owner.isUnbranded ? undefined : siteUrl()}>
                {children}
                <Hydrated />
              </OwnDomainChrome>
            ) : (
              <AuthProvider>
                <SkipLink />
                <SiteHeader />
                <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
                  {children}
                </main>
                <SiteFooter />
                <RunStatus />
                <Hydrated />
              </AuthProvider>
            )}
          </DataProvider>
          <Toaster />
          <PageToast />
        </Messages>
      </body>
    </html>
  );
}
