import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { CustomImage } from '@/components/generation/request/generation-request.ts';
import { readStored, writeStored } from '@/components/storage/stored.ts';
import { readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { toast, toastUndo } from '@/components/ui/use-toast.ts';
import { MAX_IMAGES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES, type Message } from '@/lib/constants/messages.ts';
import { chooseImages } from '@/lib/images/rules.ts';
import { checkImageLink } from '../rules.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { useUrlInput } from '../url-input.tsx';

export type CustomImages = ReturnType<typeof useCustomImages>;

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
export function useCustomImages(countKey: string, tooMany?: (free: number) => Message) {
  const [images, setImages] = useState<readonly CustomImage[]>([]);
  const lostCount = useLostCount(countKey, images.length);
  const lastId = useRef(0);
  // Includes files being read: two drops at once must not exceed the limit.
  const taken = useRef(0);

  async function add(files: readonly File[]): Promise<void> {
    const { chosen, problem } = chooseImages(files, taken.current, tooMany);
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
    const failure = unread ? CREATE_TEXTS.imageUnreadable(unread.name) : problem;
    if (failure) toast({ ...failure, variant: 'destructive' });
    else if (added.length > 0) toast(CREATE_MESSAGES.imageAdded);
  }

  function restore(image: CustomImage, index: number): void {
    if (taken.current >= MAX_IMAGES) {
      toast({ ...CREATE_MESSAGES.imagesFull, variant: 'destructive' });
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
    const removed = { ...CREATE_TEXTS.imageRemoved, description: image.name };
    toastUndo(removed, 'Add the image again', () => restore(image, index));
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

/** The one open editor of a source link (spec §2, Advanced Tools). */
function useImageLinkEditor(images: Images, change: (id: number, changes: Partial<CustomImage>) => Images) {
  const [imageId, setImageId] = useState(0);
  const input = useUrlInput(checkImageLink, (link) => {
    toast(link ? CREATE_MESSAGES.imageLinkAdded : CREATE_MESSAGES.imageLinkRemoved);
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
