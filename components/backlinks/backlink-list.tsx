'use client';

import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages';
import type { PlatformName } from '@/lib/constants/platforms';
import { BacklinkEntry } from './backlink-entry.tsx';
import type { Backlinks } from './use-backlinks.ts';

type BacklinkListProps = {
  backlinks: Backlinks;
  /** Goes to the forms, to that of a platform where one is named. */
  onCreate: (platform?: PlatformName) => void;
};

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading backlinks…
      </p>
      <Skeleton className="h-28" />
      <Skeleton className="mt-5 h-28" />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="mb-6 rounded-md border border-border p-5">
      <p className="text-sm">The backlinks did not load.</p>
      <Button variant="outline" size="sm" onClick={retry} className="mt-3 pointer-coarse:h-11">
        Try again
      </Button>
    </div>
  );
}

function Empty({ onCreate }: { onCreate: () => void }) {
  return (
    <div className="grid min-h-72 place-content-center justify-items-center gap-6 text-center">
      <p className="max-w-xs font-display text-2xl leading-snug font-semibold text-balance">
        {BACKLINK_MESSAGES.none}
      </p>
      <Button onClick={onCreate} className="pointer-coarse:h-11">
        Create Backlinks
      </Button>
    </div>
  );
}

/** Where the blog was submitted and how that stands (spec §2, Backlink Status). */
export function BacklinkList({ backlinks, onCreate }: BacklinkListProps) {
  const { list, hasFailed, retry, checkAgain, remove } = backlinks;
  const top = useRef<HTMLDivElement>(null);

  async function removeEntry(id: string): Promise<boolean> {
    const isGone = await remove(id);
    // The button that was pressed goes with the entry.
    if (isGone) top.current?.focus({ preventScroll: true });
    return isGone;
  }
  if (!list) return hasFailed ? <Failed retry={retry} /> : <Loading />;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {hasFailed ? <Failed retry={retry} /> : null}
      {list.length === 0 ? (
        <Empty onCreate={() => onCreate()} />
      ) : (
        <>
          <ul aria-label="Backlinks">
            {list.map((backlink) => (
              <BacklinkEntry
                key={backlink.id}
                backlink={backlink}
                onCheck={() => checkAgain(backlink.id)}
                onRemove={() => removeEntry(backlink.id)}
                onTryAgain={() => onCreate(backlink.platform)}
              />
            ))}
          </ul>
          <Button
            variant="outline"
            onClick={() => onCreate()}
            className="mt-2 max-sm:w-full pointer-coarse:h-11"
          >
            <Plus aria-hidden />
            Create More Backlinks
          </Button>
        </>
      )}
    </div>
  );
}
