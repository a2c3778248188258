import { Skeleton } from '@/components/ui/skeleton';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** In the place of the editing panel until it is known who is signed in. As high as the panel. */
export function PanelSkeleton() {
  return (
    <div className="page-width flex flex-col gap-4 pb-6">
      <div className="flex flex-wrap gap-3">
        <Skeleton className="h-10 w-52" />
        <Skeleton className="h-10 w-42" />
      </div>
      <div className="-mx-1 grid auto-cols-[minmax(7rem,1fr)] grid-flow-col gap-3 overflow-hidden px-1 py-1">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="aspect-[4/4.15]" />
        ))}
      </div>
      <Skeleton className="h-9 w-full max-w-3xl" />
    </div>
  );
}
