'use client';

import { lazy } from 'react';
import { AccountFormRow } from '../account/account-form-row.tsx';
import { AccountRow } from '../account/account-row.tsx';
import { ExportMenu } from './export-menu.tsx';

const ImportForm = lazy(() => import('./import-form.tsx'));

/** All blogs in a format that other programs read, and blogs from elsewhere. */
export function TransferRows() {
  return (
    <>
      <AccountRow
        heading="Export"
        text="All your blogs, drafts too: Markdown files with their pictures or PDFs in a ZIP, or a WordPress export (WXR). WordPress fetches pictures from here, which it cannot for drafts."
        action={<ExportMenu />}
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
