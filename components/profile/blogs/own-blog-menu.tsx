'use client';

import { EllipsisVertical, Eye, Languages, PenLine, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { blogPath } from '@/lib/routes.ts';

type OwnBlogMenuProps = {
  blog: BlogSummary;
  onChangeVisibility: () => void;
  /** Absent where it cannot be written in another language. */
  onTranslate?: (() => void) | undefined;
  onDelete: () => void;
};

/** What an owner can do with one blog of a list. */
export function OwnBlogMenu({ blog, onChangeVisibility, onTranslate, onDelete }: OwnBlogMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
        <EllipsisVertical aria-hidden />
        <span className="sr-only">More for {blog.content.title}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link href={blogPath(blog.id)} prefetch={false}>
            <PenLine aria-hidden />
            Edit
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onChangeVisibility}>
          <Eye aria-hidden />
          Who can see it
        </DropdownMenuItem>
        {onTranslate ? (
          <DropdownMenuItem onSelect={onTranslate}>
            <Languages aria-hidden />
            Write in another language
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={onDelete} className="text-destructive-text">
          <Trash2 aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
