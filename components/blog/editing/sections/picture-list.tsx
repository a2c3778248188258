import { X } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import type { BlogImage } from '@/lib/blogs/schema';

type PictureListProps = {
  pictures: readonly BlogImage[];
  onRemove: (url: string) => void;
};

/** The pictures of a section; they go where it goes. */
export function PictureList({ pictures, onRemove }: PictureListProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="flex flex-wrap gap-3">
      {pictures.map((picture) => (
        <li key={picture.url} className="relative">
          <img
            src={picture.url}
            alt={picture.title}
            className="h-24 w-auto max-w-44 rounded-sm border border-border object-cover"
          />
          <button
            type="button"
            aria-label={`Remove picture: ${picture.title}`}
            title="Remove picture"
            onClick={() => onRemove(picture.url)}
            className={cn(
              buttonVariants({ variant: 'outline', size: 'icon-sm' }),
              'absolute top-1 right-1 rounded-full',
            )}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
