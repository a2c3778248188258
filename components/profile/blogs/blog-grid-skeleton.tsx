import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** How many cards stand in for those that are loading. */
const PLACES = ['first', 'second', 'third', 'fourth'];

/** Stands in the place of the blogs while they load. */
export function BlogGridSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <p role="status" className="sr-only">
        Loading your blogs…
      </p>
      {PLACES.map((place) => (
        <Card key={place} className="flex flex-col">
          <Skeleton className="aspect-[1200/630] w-full rounded-b-none" />
          <div className="flex h-64 flex-col p-5 sm:p-6">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-4 h-6 w-11/12" />
            <Skeleton className="mt-2 h-6 w-3/5" />
            <Skeleton className="mt-5 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-full" />
            <div className="mt-auto flex justify-between">
              <Skeleton className="h-6 w-20" />
              <Skeleton className="h-8 w-16" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
