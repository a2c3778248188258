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
        text="All your blogs, including drafts, as a ZIP of Markdown files, WordPress files (WXR) or PDFs, with their pictures. Or as one WordPress file, which loads its pictures from this site, except for drafts."
        action={<ExportMenu />}
      />
      <AccountFormRow
        heading="Import"
        text="Import Markdown files, WordPress exports (WXR) or ZIPs exported here as drafts that only you can see. They do not count as free blogs. Pictures come from the ZIP or their original address. Importing a file again adds only what is missing."
        label="Import blogs"
      >
        {() => <ImportForm />}
      </AccountFormRow>
    </>
  );
}
