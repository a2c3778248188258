import { Skeleton } from '@/components/ui/skeleton.tsx';
import { BlogGridSkeleton } from './blogs/blog-grid-skeleton.tsx';

/** Stands in the place of a profile until it is known whose it is. */
export function ProfileSkeleton() {
  return (
    <>
      <h1 className="sr-only">Profile</h1>
      <div className="page-width">
        <div className="flex items-center gap-4 pt-9 pb-8 sm:gap-6 md:pt-12">
          <Skeleton className="size-16 rounded-full sm:size-24" />
          <div className="flex-1">
            <Skeleton className="h-9 w-3/5 max-w-96 sm:h-12" />
            <Skeleton className="mt-3 h-5 w-2/5 max-w-56" />
          </div>
        </div>
        <div className="rule-oxford" />
      </div>
      <div className="page-width mt-9 grid gap-x-12 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div>
          <Skeleton className="mb-5 h-8 w-32" />
          <BlogGridSkeleton />
        </div>
        <div>
          <Skeleton className="mb-5 h-8 w-36" />
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </>
  );
}
