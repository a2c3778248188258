import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const PLACES = ['first', 'second', 'third', 'fourth'];

/** Stands in the place of the results while they load. */
export function ResultsSkeleton() {
  return (
    <div className="page-width pt-8 md:pt-10">
      <h1 className="sr-only">Batch results</h1>
      <p role="status" className="sr-only">
        Loading your blogs…
      </p>
      <Skeleton className="h-11 w-80 max-w-full" />
      <div className="mt-12 grid gap-4 md:grid-cols-2">
        {PLACES.map((place) => (
          <Card key={place} className="flex flex-col">
            <Skeleton className="aspect-[1200/630] w-full rounded-b-none" />
            <div className="flex h-60 flex-col p-5 sm:p-6">
              <Skeleton className="h-6 w-11/12" />
              <Skeleton className="mt-2 h-6 w-3/5" />
              <Skeleton className="mt-5 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-full" />
              <Skeleton className="mt-auto h-8 w-full" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
