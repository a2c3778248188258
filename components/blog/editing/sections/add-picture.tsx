import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { useFileDrop } from '@/components/ui/use-file-drop.ts';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import type { Pictures } from './use-pictures.ts';

type AddPictureProps = { section: SectionDraft; pictures: Pictures };

/** Adds pictures to a section, from the disk or by dropping them. */
export function AddPicture({ section, pictures }: AddPictureProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop((files) => void pictures.add(section, files));
  const underWay = pictures.underWay[section.key] ?? 0;
  const isFull = pictures.room === 0;

  function addPicked(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again counts as a choice.
    event.currentTarget.value = '';
    void pictures.add(section, files);
  }
  return (
    <div
      {...handlers}
      className={cn(
        'rounded-md border border-dashed border-input px-3 py-2.5 transition-colors',
        isOver && 'border-primary bg-accent',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={isFull}
          aria-busy={underWay > 0}
          onClick={isFull ? undefined : () => picker.current?.click()}
          className="aria-disabled:opacity-40"
        >
          <ImagePlus aria-hidden />
          Add picture
        </Button>
        <p className="text-sm text-muted-foreground">
          {isFull
            ? `A blog can have up to ${MAX_IMAGES} pictures.`
            : `or drop it here, ${MAX_IMAGE_MEGABYTES} MB at most`}
        </p>
        <input
          ref={picker}
          type="file"
          accept={[...READABLE_IMAGE_TYPES].join()}
          multiple
          hidden
          aria-label="Picture files"
          onChange={addPicked}
        />
      </div>
      {underWay > 0 ? <Progress aria-label="Adding a picture" className="mt-2.5" /> : null}
      <p role="alert" className="mt-2 text-sm font-medium break-words text-destructive-text empty:hidden">
        {pictures.faults[section.key]}
      </p>
    </div>
  );
}
