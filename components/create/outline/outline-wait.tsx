'use client';

import { useEffect, useRef } from 'react';
import { WorkProgress } from '@/components/progress/work-progress';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
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
      <div>
        <WorkProgress
          title={<OutlineHeading isFocused />}
          label="Planning the outline"
          percent={null}
          actions={
            <Button variant="outline" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          }
        >
          <p role="status" className="mt-3 text-sm text-muted-foreground">
            {CREATE_TEXTS.planning(basis.sourceUrls.length, basis.findSources)}
          </p>
        </WorkProgress>
      </div>
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
