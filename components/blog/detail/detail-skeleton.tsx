import { Skeleton } from '@/components/ui/skeleton';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** In the place of the style settings until it is known who is signed in. */
export function SettingsSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-8 w-40" />
      <div className="grid grid-cols-2 gap-3">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="aspect-[4/5]" />
        ))}
      </div>
    </div>
  );
}
