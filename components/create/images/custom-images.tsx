'use client';

import { ImageUp } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { ImageItem } from './image-item.tsx';
import type { CustomImages as CustomImagesState, ImageLinkEditor } from './use-custom-images.ts';

type CustomImagesProps = { custom: CustomImagesState; links: ImageLinkEditor };

/** Upload of the user's own images (spec §2, Advanced Tools). */
export function CustomImages({ custom, links }: CustomImagesProps) {
  const { images, lostCount, add, remove, change } = custom;
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
      <FileDrop
        label="Images"
        accept={[...READABLE_IMAGE_TYPES].join()}
        isMultiple
        onFiles={add}
        button={
          <>
            <ImageUp aria-hidden />
            Upload Image
          </>
        }
        hint={`or drop images here, ${MAX_IMAGE_MEGABYTES} MB each at most`}
        className="mt-2"
      />
      {lostCount > 0 ? <p className="mt-2 text-sm font-medium">{CREATE_TEXTS.imagesLost(lostCount)}</p> : null}
      {images.length > 0 ? (
        <ul className="mt-2 divide-y divide-border">
          {images.map((image) => (
            <ImageItem
              key={image.id}
              image={image}
              links={links}
              onDescribe={(alternativeText) => change(image.id, { alternativeText })}
              onRemove={() => remove(image.id)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
