'use client';

import { Image } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { CoveredBlog } from './cover-choice.ts';

const CoverDialog = lazy(() => import('./cover-dialog.tsx'));

type CoverButtonProps = { blog: CoveredBlog; canSearch: boolean };

/** Opens what gives the blog of the screen a cover. */
export function CoverButton({ blog, canSearch }: CoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Image aria-hidden />
        Cover
      </Button>
      {isOpen ? (
        <Suspense>
          <CoverDialog blog={blog} canSearch={canSearch} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
