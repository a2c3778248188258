import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MEASURES } from '@/lib/constants/measures.ts';

/** In the place of the measures until they are there. */
export function ScoreSkeleton() {
  return (
    <div className="flex flex-col gap-6 py-5">
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-2 w-full" />
      {MEASURES.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
