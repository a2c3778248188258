import { X } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import type { BlogImage } from '@/lib/blogs/schema.ts';
import type { TextFault } from '../draft/save-text.ts';
import { WritingField } from './writing-field.tsx';

type PictureListProps = {
  /** Begins the ids of the fields. */
  id: string;
  pictures: readonly BlogImage[];
  /** What the pictures show, by their addresses. */
  alternativeTexts: Readonly<Record<string, string>>;
  fault: TextFault | null;
  lang: string;
  onDescribe: (url: string, text: string) => void;
  onRemove: (url: string) => void;
};

/** The pictures of a section, each with what it shows; they go where it goes. */
export function PictureList({ id, pictures, alternativeTexts, ...props }: PictureListProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures" className="flex flex-col gap-4">
      {pictures.map((picture, at) => (
        <li key={picture.url} className="flex flex-wrap items-start gap-x-5 gap-y-2">
          <div className="relative">
            <img
              src={picture.url}
              alt={picture.title}
              className="h-24 w-auto max-w-44 rounded-sm border border-border object-cover"
            />
            <button
              type="button"
              aria-label={`Remove picture: ${picture.title}`}
              title="Remove picture"
              onClick={() => props.onRemove(picture.url)}
              className={cn(
                buttonVariants({ variant: 'outline', size: 'icon-sm' }),
                'absolute top-1 right-1 rounded-full',
              )}
            >
              <X aria-hidden />
            </button>
          </div>
          <div className="min-w-0 flex-1 basis-64">
            <WritingField
              id={`${id}-picture-${at}`}
              name={`alternativeTexts.${picture.url}`}
              label="Alternative text"
              hint="What the picture shows, for readers who cannot see it. Leave it empty if it only decorates."
              isOneLine
              value={alternativeTexts[picture.url] ?? ''}
              onWrite={(text) => props.onDescribe(picture.url, text)}
              fault={props.fault}
              lang={props.lang}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
