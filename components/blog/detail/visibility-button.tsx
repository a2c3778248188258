'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { BLOG_VISIBILITY_DETAILS } from '@/lib/constants/options.ts';
import { VISIBILITY_ICONS } from '../visibility/visibility-badge.tsx';
import type { ShownBlog } from '../visibility/visibility-dialog.tsx';

const VisibilityDialog = lazy(() => import('../visibility/visibility-dialog.tsx'));

/** Says who may see the blog of the screen, and opens what changes that. */
export function VisibilityButton({ blog }: { blog: ShownBlog }) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = VISIBILITY_ICONS[blog.visibility];
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon aria-hidden />
        <span className="sr-only">Who may see it: </span>
        {BLOG_VISIBILITY_DETAILS[blog.visibility].label}
      </Button>
      {isOpen ? (
        <Suspense>
          <VisibilityDialog blog={blog} onSaved={() => router.refresh()} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
