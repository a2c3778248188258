'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';

type OutlineWaitProps = { sourceCount: number; onCancel: () => void };

/** What is going on while an outline is planned, and the way out. */
export function OutlineWait({ sourceCount, onCancel }: OutlineWaitProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const sources = `${sourceCount} ${sourceCount === 1 ? 'source' : 'sources'}`;
  return (
    <div ref={panel} className="scroll-mb-6 rounded-md border border-border bg-muted p-4">
      <Progress value={null} aria-label="Planning the outline" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {sourceCount > 0 ? `Reading ${sources} and planning the outline` : 'Planning the outline'}
        </p>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
