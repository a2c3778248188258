'use client';

import { ChevronDown, PenLine, Share2 } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { viewPath } from '@/lib/routes.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import type { ViewerRights } from '../use-blog-rights.ts';
import { visibilityIcon } from '../visibility/visibility-badge.tsx';
import { type ManagedBlog, MoreMenu, type ScorePart } from './more-menu.tsx';

const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

/** Names the blog's visibility and opens the dialog that changes it. */
function VisibilityPill({ blog }: { blog: ManagedBlog }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = visibilityIcon(blog);
  return (
    <>
      <Button
        Icon={Icon}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="rounded-full"
      >
        <span className="sr-only">Who can see it: </span>
        {blog.publishAt ? 'Scheduled' : BLOG_VISIBILITY_DETAILS[blog.visibility].label}
      </Button>
      <Suspense>
        {isOpen ? (
          <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={() => setIsOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

type BlogBarProps = {
  blog: ManagedBlog;
  rights: ViewerRights;
  canSearchPictures: boolean;
  score: ScorePart;
  /** Begins with the button that opens the editor, which gets the focus back. */
  tools: RefObject<HTMLDivElement | null>;
  isOpening: boolean;
  onEdit: () => void;
  onPublish: () => void;
};

/** The bar above a blog: its state, one main action, and two menus for the rest. */
export function BlogBar({ blog, rights, canSearchPictures, score, tools, isOpening, onEdit, onPublish }: BlogBarProps) {
  const { isOwner } = rights;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight">Blog details</h2>
      <Link href={viewPath(blog.id)} className="mr-auto ml-1 text-sm font-medium link-underline">
        View
      </Link>
      {isOwner ? <VisibilityPill blog={blog} /> : null}
      <div ref={tools} className={cn('flex gap-2', isOwner && 'max-sm:w-full')}>
        {isOwner ? (
          <Button
            Icon={PenLine}
            variant="ink"
            size="sm"
            onClick={onEdit}
            aria-busy={isOpening}
            className="min-w-24 max-sm:flex-1"
          >
            {isOpening ? 'Opening...' : 'Edit text'}
          </Button>
        ) : null}
        <ShareMenu
          blog={blog}
          isOwner={isOwner}
          onPublish={onPublish}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <Share2 aria-hidden />
          Share
          <ChevronDown aria-hidden />
        </ShareMenu>
        {rights.mayDelete ? (
          <MoreMenu blog={blog} rights={rights} canSearchPictures={canSearchPictures} score={score} />
        ) : null}
      </div>
    </div>
  );
}
