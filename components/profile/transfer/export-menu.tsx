'use client';

import { ChevronDown, FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/constants/export-formats.ts';
import { useExport } from './use-export.ts';

const FORMATS = Object.entries(EXPORT_FORMATS) as [ExportFormat, (typeof EXPORT_FORMATS)[ExportFormat]][];

const MEGABYTES = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Nothing comes while the first PDF is printed. */
const busyLabel = (bytes: number) =>
  bytes > 0 ? `Exporting... ${MEGABYTES.format(bytes / 1_000_000)}` : 'Exporting...';

type ExportMenuProps = {
  /** Of those chosen; all of the user's blogs without. */
  ids?: readonly string[];
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>;

/** Saves several of the user's blogs as one file of a format; says how much has come, and can be cancelled. */
export function ExportMenu({ ids, ...button }: ExportMenuProps) {
  const { bytes, run, cancel } = useExport(ids);
  const isBusy = bytes !== null;
  const label = ids ? `Export ${ids.length}` : 'Export all';
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" aria-busy={isBusy} {...button}>
          <FileDown aria-hidden />
          {isBusy ? busyLabel(bytes) : label}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {isBusy ? (
          <DropdownMenuItem onSelect={cancel}>Cancel</DropdownMenuItem>
        ) : (
          FORMATS.map(([format, { label: name }]) => (
            <DropdownMenuItem key={format} onSelect={() => void run(format)}>
              {name}
            </DropdownMenuItem>
          ))
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
