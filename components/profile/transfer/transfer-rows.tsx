'use client';

import { lazy, type ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { exportPath } from '@/lib/routes.ts';
import { AccountFormRow } from '../account/account-form-row.tsx';
import { AccountRow } from '../account/account-row.tsx';

const ImportForm = lazy(() => import('./import-form.tsx'));

function ExportLink({
  format,
  children,
}: {
  format: 'markdown' | 'wordpress';
  children: ReactNode;
}) {
  return (
    <a href={exportPath(format)} download className={buttonVariants({ variant: 'outline' })}>
      {children}
    </a>
  );
}

/** All blogs in a format that other programs read, and blogs from elsewhere. */
export function TransferRows() {
  return (
    <>
      <AccountRow
        heading="Export"
        text="All your blogs, drafts too: Markdown files with their pictures in a ZIP, or a WordPress export (WXR). WordPress fetches pictures from here, which it cannot for drafts."
        action={
          <div className="flex flex-wrap gap-3">
            <ExportLink format="markdown">Markdown</ExportLink>
            <ExportLink format="wordpress">WordPress</ExportLink>
          </div>
        }
      />
      <AccountFormRow
        heading="Import"
        text="Markdown files or a WordPress export (WXR) become drafts that only you can see. They do not count as free blogs. Links become sources; pictures are fetched from where they are."
        label="Import blogs"
      >
        {() => <ImportForm />}
      </AccountFormRow>
    </>
  );
}
