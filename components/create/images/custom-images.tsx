import { ImageUp, Pencil, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import type { CustomImage } from '@/components/generation/request.ts';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { FileDrop, readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS, MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { chooseImages, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { TitledMessage } from '@/lib/messages/types.ts';
import { checkImageLink } from '../rules.ts';
import { UrlInput, useUrlInput } from '../sources/source-urls.tsx';

type CustomImagesState = ReturnType<typeof useCustomImages>;

/** Number of images lost at a reload, since they are too large to store; 0 once there are new ones. */
function useLostCount(key: string, present: number): number {
  const [lost, setLost] = useState(0);
  useEffect(() => {
    setLost(readStored(key, v.number()) ?? 0);
  }, [key]);
  const hadSome = useRef(false);
  useEffect(() => {
    // None at first may mean a reload.
    if (present > 0 || hadSome.current) writeStored(key, present > 0 ? present : null);
    hadSome.current ||= present > 0;
  }, [key, present]);
  return present === 0 ? lost : 0;
}

/**
 * The user's own images (spec §2, §5), read as data URLs.
 * @param countKey key of their number in this tab, for a notice after a reload
 * @param tooMany message about dropped files, given the number of free slots
 */
export function useCustomImages(countKey: string, tooMany?: (free: number) => TitledMessage) {
  const t = useTranslations('create.images');
  const faults = useTranslations('images');
  const [images, setImages] = useState<readonly CustomImage[]>([]);
  const lostCount = useLostCount(countKey, images.length);
  const lastId = useRef(0);
  // Includes files being read: two drops at once must not exceed the limit.
  const taken = useRef(0);

  async function add(files: readonly File[]): Promise<void> {
    const { chosen, problem } = chooseImages(files, taken.current, faults, tooMany);
    taken.current += chosen.length;
    const urls = await Promise.all(chosen.map((file) => readAsDataUrl(file).catch(() => null)));
    const added = chosen.flatMap(({ name }, at): CustomImage[] => {
      const dataUrl = urls[at];
      lastId.current += 1;
      return dataUrl ? [{ id: lastId.current, name, dataUrl, link: null, alternativeText: '' }] : [];
    });
    taken.current -= chosen.length - added.length;
    setImages((list) => [...list, ...added]);
    const unread = chosen[urls.indexOf(null)];
    const failure = unread ? t.titled('unreadable', { file: unread.name }) : problem;
    if (failure) toast({ ...failure, variant: 'destructive' });
    else if (added.length > 0) toast({ title: t('added') });
  }

  function restore(image: CustomImage, index: number): void {
    if (taken.current >= MAX_IMAGES) {
      toast({ ...faults.titled('full'), variant: 'destructive' });
      return;
    }
    taken.current += 1;
    setImages((list) => list.toSpliced(index, 0, image));
  }

  function remove(id: number): void {
    const index = images.findIndex((image) => image.id === id);
    const image = images[index];
    if (!image) return;
    taken.current -= 1;
    setImages((list) => list.filter((other) => other.id !== id));
    const removed = { title: t('removed'), description: image.name };
    toastUndo(removed, t('restore'), () => restore(image, index));
  }

  function change(id: number, changes: Partial<CustomImage>): readonly CustomImage[] {
    const changed = (list: readonly CustomImage[]) =>
      list.map((image) => (image.id === id ? { ...image, ...changes } : image));
    setImages(changed);
    return changed(images);
  }

  return { images, lostCount, add, remove, change, links: useImageLinkEditor(images, change) };
}

type Images = readonly CustomImage[];

function useImageLinkEditor(images: Images, change: (id: number, changes: Partial<CustomImage>) => Images) {
  const t = useTranslations('create.images');
  const [imageId, setImageId] = useState(0);
  const input = useUrlInput(checkImageLink, (link) => {
    toast({ title: t(link ? 'linkAdded' : 'linkRemoved') });
    return change(imageId, { link });
  });
  const edited = input.isOpen ? images.find(({ id }) => id === imageId) : undefined;

  return {
    input,
    editedId: edited?.id,
    open: ({ id, link }: CustomImage) => {
      setImageId(id);
      input.type(link ?? '');
    },
    /** The images to send: a changed link is saved first. Null if it is refused. */
    settle: () => (edited && input.typed.trim() !== (edited.link ?? '') ? input.save() : images),
  };
}

type ImageLinkFormProps = { imageName: string } & Pick<CustomImagesState['links'], 'input'>;

function ImageLinkForm({ imageName, input }: ImageLinkFormProps) {
  const t = useTranslations('common');
  return (
    <div className="mt-3 basis-full">
      <UrlInput
        label={useTranslations('create.images')('linkOf', { name: imageName })}
        placeholder="https://example.com/photo"
        state={input}
        onEscape={input.close}
      />
      <div className="mt-2 flex gap-2">
        <Button variant="ink" size="sm" onClick={input.save}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={input.close}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

type ImageItemProps = Pick<CustomImagesState, 'change' | 'links' | 'remove'> & { image: CustomImage };

function ImageItem({ image, change, links, remove }: ImageItemProps) {
  const t = useTranslations('create.images');
  const hint = useTranslations('images')('altTextHint');
  const isEditing = links.editedId === image.id;
  const { name } = image;
  return (
    <li className="flex flex-wrap gap-x-3 py-3">
      <span
        aria-hidden
        style={{ backgroundImage: `url("${image.dataUrl}")` }}
        className="size-16 shrink-0 rounded-sm border border-border bg-muted bg-cover bg-center"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium" title={name}>
          {name}
        </p>
        <Input
          aria-label={t('altTextOf', { name })}
          aria-describedby={`image-${image.id}-hint`}
          placeholder={t('altText')}
          maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
          value={image.alternativeText}
          onChange={(event) => change(image.id, { alternativeText: event.currentTarget.value })}
          className="mt-1.5 h-9 text-sm"
        />
        <p
          id={`image-${image.id}-hint`}
          className={cn('mt-1 text-xs', image.alternativeText.trim() ? 'text-muted-foreground' : 'font-medium')}
        >
          {hint}
        </p>
        {image.link ? (
          <p className="mt-1.5 truncate text-xs text-muted-foreground" title={image.link}>
            {image.link}
          </p>
        ) : null}
        {isEditing ? null : (
          <Button
            Icon={image.link ? Pencil : Plus}
            variant="ghost"
            size="sm"
            onClick={() => links.open(image)}
            aria-label={t(image.link ? 'editLinkOf' : 'addLinkOf', { name })}
            className="-ms-2 px-2 text-muted-foreground"
          >
            {image.link ? t.common('edit') : t('addLink')}
          </Button>
        )}
      </div>
      <Button variant="ghost" size="icon-sm" aria-label={t('remove', { name })} onClick={() => remove(image.id)}>
        <X aria-hidden />
      </Button>
      {isEditing ? <ImageLinkForm imageName={name} input={links.input} /> : null}
    </li>
  );
}

export function CustomImages({ images, lostCount, add, remove, change, links }: CustomImagesState) {
  const t = useTranslations('create.images');
  return (
    <section aria-labelledby="custom-images-heading">
      <div className="flex items-center gap-3">
        <h3 id="custom-images-heading" className="text-sm font-semibold">
          {t('heading')}
        </h3>
        <Badge>
          {images.length}/{MAX_IMAGES}
        </Badge>
      </div>
      <FileDrop
        label={t('label')}
        accept={[...READABLE_IMAGE_TYPES].join()}
        isMultiple
        onFiles={add}
        Icon={ImageUp}
        button={t('upload')}
        hint={t('drop', { megabytes: MAX_IMAGE_MEGABYTES })}
        className="mt-2"
      />
      {lostCount > 0 ? <p className="mt-2 text-sm font-medium">{t('lost', { count: lostCount })}</p> : null}
      {images.length > 0 ? (
        <ul className="mt-2 divide-y divide-border">
          {images.map((image) => (
            <ImageItem key={image.id} image={image} change={change} links={links} remove={remove} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
