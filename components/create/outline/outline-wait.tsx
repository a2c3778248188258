'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CREATE_TEXTS } from '../texts.ts';
import type { OutlineBasis } from './outline-draft.ts';
import { OUTLINE_PANEL, OutlineHeading } from './outline-heading.tsx';

type OutlineWaitProps = {
  /** What it is planned for, as far as that takes time. */
  basis: Pick<OutlineBasis, 'sourceUrls' | 'findSources'>;
  onCancel: () => void;
};

/** Drawn sections: as many as fit a window, so that nothing in it moves when the outline takes this place. */
const SECTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The outline's place while it is planned: what is going on, and the way out. */
export function OutlineWait({ basis, onCancel }: OutlineWaitProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} className={OUTLINE_PANEL}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutlineHeading isFocused />
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Progress value={null} aria-label="Planning the outline" className="h-1" />
      <p role="status" className="text-sm text-muted-foreground">
        {CREATE_TEXTS.planning(basis.sourceUrls.length, basis.findSources)}
      </p>
      <Skeleton className="h-9 w-4/5" />
      {SECTIONS.map((section) => (
        <div key={section} className="flex gap-4 border-t border-border pt-5">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <div className="flex h-24 flex-1 flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
