'use client';

import { lazy } from 'react';
import { AccountFormRow, AccountRow } from '../account/account-row.tsx';
import { ExportMenu } from './export-menu.tsx';

const ImportForm = lazy(() => import('./import-form.tsx'));

/** Export and import of blogs. */
export function TransferRows() {
  return (
    <>
      <AccountRow
        heading="Export"
        text="All your blogs, drafts too: Markdown or WordPress files (WXR) with their pictures, or PDFs, in a ZIP; or one file for WordPress, which fetches pictures from here and cannot for drafts."
        action={<ExportMenu />}
      />
      <AccountFormRow
        heading="Import"
        text="Markdown files, WordPress exports (WXR) and the ZIPs saved here become drafts that only you can see. They do not count as free blogs. Pictures come from the ZIP or are fetched from where they are. Importing a file again adds only what is missing."
        label="Import blogs"
      >
        {() => <ImportForm />}
      </AccountFormRow>
    </>
  );
}
