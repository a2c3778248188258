'use client';

import Link from 'next/link';
import { useFreeBlogs } from '@/components/generation/request/request-blog.ts';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { BIN_PATH } from '@/lib/routes.ts';
import { SettingRow } from '../settings/setting-row.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportForm } from './import-form.tsx';

const OUTLINE = buttonVariants({ variant: 'outline' });

/** Import, export, bin, and the account's data. */
export function DataSettings() {
  const { isCounted } = useFreeBlogs();
  return (
    <>
      <SettingRow
        heading="Import"
        text={`Markdown files, WordPress exports (WXR) and ZIPs exported here become drafts that only you can see.${isCounted ? ' They do not count as free blogs.' : ''} Pictures come from the ZIP or their original address. Importing a file again adds only what is missing.`}
      >
        <ImportForm />
      </SettingRow>
      <SettingRow
        heading="Export"
        text="All your blogs, including drafts, as a ZIP of Markdown files, WordPress files (WXR) or PDFs, with their pictures. Or as one WordPress file, which loads its pictures from this site, except for drafts."
        action={<ExportMenu />}
      />
      <SettingRow
        heading="Bin"
        text={`Deleted blogs can be restored for ${BIN_DAYS} days.`}
        action={
          <Link href={BIN_PATH} prefetch={false} className={OUTLINE}>
            Open the bin
          </Link>
        }
      />
      <SettingRow
        heading="Your data"
        text="Your account and all your blogs as one JSON file, to keep or to take elsewhere."
        action={
          <a href="/api/account/export" download className={OUTLINE}>
            Download my data
          </a>
        }
      />
    </>
  );
}
