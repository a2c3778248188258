import { Skeleton } from '@/components/ui/skeleton';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** In the place of the editing panel until it is known who is looking. As high as the panel. */
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

/** The preview screen while its blog is on the way (spec §2, Blog preview). */
export function PreviewSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        Loading the blog
      </p>
      <div className="page-width py-5">
        <Skeleton className="h-9 w-72" />
      </div>
      <PanelSkeleton />
      <div className="bg-card py-16">
        <div className="mx-auto flex max-w-2xl flex-col gap-5 px-5">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-8 h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </div>
  );
}
