'use client';

import { ChevronDown, FileDown } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { exportPath, pdfPath } from '@/lib/routes.ts';

type ExportMenuProps = { blogId: string; title: string; isOwner: boolean };

/** Downloads as PDF and, for the owner, Markdown and WordPress. */
export function ExportMenu({ blogId, title, isOwner }: ExportMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm">
          <FileDown aria-hidden />
          Export
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <a href={pdfPath(blogId)} download={downloadFileName(title, 'pdf')}>
            PDF
          </a>
        </DropdownMenuItem>
        {isOwner ? (
          <>
            <DropdownMenuItem asChild>
              <a href={exportPath('markdown', [blogId])} download>
                Markdown with pictures (ZIP)
              </a>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <a href={exportPath('wordpress', [blogId])} download>
                WordPress (WXR)
              </a>
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <a href={exportPath('wordpress-zip', [blogId])} download>
                WordPress with pictures (ZIP)
              </a>
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
