import { ImageUp, Pencil, Plus, X } from 'lucide-react';
import type { CustomImage } from '@/components/generation/request/generation-request.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { UrlInput } from '../url-input.tsx';
import type { CustomImages as CustomImagesState } from './use-custom-images.ts';

function ImageLinkForm({ imageName, input }: { imageName: string } & Pick<CustomImagesState['links'], 'input'>) {
  return (
    <div className="mt-3 basis-full">
      <UrlInput
        label={`Source link for ${imageName}`}
        placeholder="https://example.com/photo"
        state={input}
        onEscape={input.close}
      />
      <div className="mt-2 flex gap-2">
        <Button variant="ink" size="sm" onClick={input.save}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={input.close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

type ImageItemProps = {
  image: CustomImage;
  links: CustomImagesState['links'];
  onDescribe: (alternativeText: string) => void;
  onRemove: () => void;
};

/** One of the user's images: thumbnail, alt text, source link, remove button (spec §2, Advanced Tools). */
function ImageItem({ image, links, onDescribe, onRemove }: ImageItemProps) {
  const isEditing = links.editedId === image.id;
  return (
    <li className="flex flex-wrap gap-x-3 py-3">
      <span
        aria-hidden
        style={{ backgroundImage: `url("${image.dataUrl}")` }}
        className="size-16 shrink-0 rounded-sm border border-border bg-muted bg-cover bg-center"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={image.name}>
          {image.name}
        </p>
        <Input
          aria-label={`Alt text for ${image.name}`}
          placeholder="Alt text"
          maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
          value={image.alternativeText}
          onChange={(event) => onDescribe(event.currentTarget.value)}
          className="mt-1.5 h-9 text-sm"
        />
        {image.link ? (
          <p className="mt-1.5 truncate text-xs text-muted-foreground" title={image.link}>
            {image.link}
          </p>
        ) : null}
        {isEditing ? null : (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => links.open(image)}
            aria-label={`${image.link ? 'Edit source link' : 'Add Source Link'}: ${image.name}`}
            className="-ml-2 px-2 text-muted-foreground"
          >
            {image.link ? <Pencil aria-hidden /> : <Plus aria-hidden />}
            {image.link ? 'Edit' : 'Add Source Link'}
          </Button>
        )}
      </div>
      <Button variant="ghost" size="icon-sm" aria-label={`Remove ${image.name}`} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      {isEditing ? <ImageLinkForm imageName={image.name} input={links.input} /> : null}
    </li>
  );
}

/** Upload of the user's own images (spec §2, Advanced Tools). */
export function CustomImages({ images, lostCount, add, remove, change, links }: CustomImagesState) {
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
        Icon={ImageUp}
        button="Upload Image"
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
