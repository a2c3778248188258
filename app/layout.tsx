import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/auth/session/auth-provider.tsx';
import { RunStatus } from '@/components/live/status/run-status.tsx';
import { DataProvider } from '@/components/shell/data-provider.tsx';
import { SiteFooter } from '@/components/shell/site-footer.tsx';
import { SiteHeader } from '@/components/shell/site-header.tsx';
import { MAIN_CONTENT_ID, SkipLink } from '@/components/shell/skip-link.tsx';
import { THEME_SCRIPT } from '@/components/shell/theme.ts';
import { Toaster } from '@/components/ui/toaster.tsx';
import { BRAND_NAME, BRAND_TAGLINE } from '@/lib/constants/brand.ts';
import { siteUrl } from '@/lib/env.ts';
import { NONCE_HEADER } from '@/lib/http/content-security-policy.ts';
import './globals.css';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteUrl()),
  title: { default: BRAND_NAME, template: `%s | ${BRAND_NAME}` },
  description: BRAND_TAGLINE,
  applicationName: BRAND_NAME,
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

/** Asked for its headers, so that no page is made when the application is built: one build serves any address. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below sets a class on <html> before React sees it.
    <html lang="en" data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <script nonce={(await headers()).get(NONCE_HEADER) ?? undefined}>{THEME_SCRIPT}</script>
      </head>
      <body className="flex flex-col">
        <DataProvider>
          <AuthProvider>
            <SkipLink />
            <SiteHeader />
            <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
              {children}
            </main>
            <SiteFooter />
            <RunStatus />
          </AuthProvider>
        </DataProvider>
        <Toaster />
      </body>
    </html>
  );
}
