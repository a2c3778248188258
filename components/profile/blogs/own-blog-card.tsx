'use client';

import { EllipsisVertical, Eye, Languages, PenLine, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { TranslationLinks } from '@/components/blog/translation/translation-links.tsx';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { blogPath } from '@/lib/routes.ts';
import { BlogCard } from './blog-card.tsx';

type OwnBlogCardProps = {
  blog: BlogSummary;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChangeVisibility: () => void;
  /** Absent where it cannot be written in another language. */
  onTranslate?: (() => void) | undefined;
  onDelete: () => void;
};

/** Above the link that covers the whole card. */
const OVER_LINK = 'relative z-10';

function Menu({
  blog,
  onChangeVisibility,
  onTranslate,
  onDelete,
}: Omit<OwnBlogCardProps, 'isSelected' | 'onSelect'>) {
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
          Who may see it
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

/** A blog among its owner's: with who may see it, a mark to choose several, and what can be done with it. */
export function OwnBlogCard({ blog, isSelected, onSelect, ...actions }: OwnBlogCardProps) {
  return (
    <BlogCard
      blog={blog}
      badge={<VisibilityBadge visibility={blog.visibility} publishAt={blog.publishAt} />}
      note={
        blog.translations ? (
          <div className={cn(OVER_LINK, 'mt-3 w-fit')}>
            <TranslationLinks label="Also in" translations={blog.translations} />
          </div>
        ) : null
      }
      controls={
        <div className={cn(OVER_LINK, '-my-2 -mr-2 flex items-center')}>
          <label className="flex size-9 cursor-pointer items-center justify-center">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={(event) => onSelect(event.target.checked)}
              className="size-4.5 accent-foreground"
            />
            <span className="sr-only">Select {blog.content.title}</span>
          </label>
          <Menu blog={blog} {...actions} />
        </div>
      }
    />
  );
}
