'use client';

import { NoticePage } from '@/components/shell/page-parts.tsx';
import { PAGE_SCRIPT } from '@/components/shell/page-script.ts';
import { Button } from '@/components/ui/button.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import './globals.css';

/** Replaces the page if the root layout fails. */
export default function GlobalErrorPage({ reset }: { reset: () => void }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>{`Something went wrong | ${BRAND_NAME}`}</title>
        <script>{PAGE_SCRIPT}</script>
      </head>
      <body>
        <main>
          <NoticePage
            label="Error"
            heading="The press has stopped"
            text="Something went wrong on our side. Try again in a moment."
          >
            <Button size="lg" onClick={reset}>
              Try again
            </Button>
          </NoticePage>
        </main>
      </body>
    </html>
  );
}
