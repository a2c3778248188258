'use client';

import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { BIN_PATH } from '@/lib/routes.ts';
import { SettingRow } from '../settings/setting.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportForm } from './import-form.tsx';

const OUTLINE = buttonVariants({ variant: 'outline' });

const ROWS = [
  {
    heading: 'Import',
    text: 'Markdown files, WordPress (WXR) and Ghost (JSON) exports, and ZIPs become drafts that only you can see. Images come from the ZIP or their original address. Translations become separate blogs. Importing the same file again adds only what is missing; a new export of the same blogs adds them once more.',
    children: <ImportForm />,
  },
  {
    heading: 'Export',
    text: 'All your blogs, including drafts, as a ZIP of Markdown files, WordPress files (WXR) or PDFs, with their images. Or as one WordPress file, which loads its images from this site, except for drafts.',
    action: <ExportMenu />,
  },
  {
    heading: 'Trash',
    text: `Deleted blogs can be restored for ${BIN_DAYS} days.`,
    action: (
      <Link href={BIN_PATH} prefetch={false} className={OUTLINE}>
        Open Trash
      </Link>
    ),
  },
  {
    heading: 'Your data',
    text: 'Your account and all your blogs in one JSON file.',
    action: (
      <a href="/api/account/export" download className={OUTLINE}>
        Download my data
      </a>
    ),
  },
];

export const DataSettings = () => ROWS.map((row) => <SettingRow key={row.heading} {...row} />);
