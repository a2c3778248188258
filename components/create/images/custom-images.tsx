'use client';

import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { useFileDrop } from '@/components/ui/use-file-drop.ts';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { ImageItem } from './image-item.tsx';
import type { CustomImages as CustomImagesState } from './use-custom-images.ts';
import type { ImageLinkEditor } from './use-image-link-editor.ts';

type CustomImagesProps = { custom: CustomImagesState; links: ImageLinkEditor };

/** The writer's own images, chosen or dropped (spec §2, Advanced Tools). */
export function CustomImages({ custom, links }: CustomImagesProps) {
  const { images, lostCount, add, remove, describe } = custom;
  const picker = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(add);

  function addPicked(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again counts as a choice.
    event.currentTarget.value = '';
    add(files);
  }
  return (
    <section aria-labelledby="custom-images-heading">
      <div className="flex items-center gap-3">
        <h3 id="custom-images-heading" className="text-sm font-semibold">
          Custom Images
        </h3>
        <Badge>
          {images.length}/{MAX_IMAGES}
        </Badge>
      </div>
      <div
        {...handlers}
        className={cn(
          'mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed border-input p-3 transition-colors',
          isOver && 'border-primary bg-accent',
        )}
      >
        <Button variant="outline" size="sm" onClick={() => picker.current?.click()}>
          <ImageUp aria-hidden />
          Upload Image
        </Button>
        <p className="text-sm text-muted-foreground">or drop images here, {MAX_IMAGE_MEGABYTES} MB each at most</p>
        <input
          ref={picker}
          type="file"
          accept={[...READABLE_IMAGE_TYPES].join()}
          multiple
          hidden
          aria-label="Images"
          onChange={addPicked}
        />
      </div>
      {lostCount > 0 ? <p className="mt-2 text-sm font-medium">{CREATE_TEXTS.imagesLost(lostCount)}</p> : null}
      {images.length > 0 ? (
        <ul className="mt-2 divide-y divide-border">
          {images.map((image) => (
            <ImageItem
              key={image.id}
              image={image}
              links={links}
              onDescribe={(text) => describe(image.id, text)}
              onRemove={() => remove(image.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
