'use client';

import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import type { TranslatableBlog } from '../translation/translation-dialog.tsx';
import { useCanTranslate } from '../translation/use-can-translate.ts';

const TranslationDialog = lazy(() => import('../translation/translation-dialog.tsx'));

type TranslateButtonProps = { blog: TranslatableBlog & Pick<Blog, 'writer'> };

/** Opens what has the blog of the screen written in another language; nothing where that is not possible. */
export function TranslateButton({ blog }: TranslateButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const canTranslate = useCanTranslate();
  if (!canTranslate(blog.writer)) return null;
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Languages aria-hidden />
        Write in another language
      </Button>
      {isOpen ? (
        <Suspense>
          <TranslationDialog blog={blog} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
