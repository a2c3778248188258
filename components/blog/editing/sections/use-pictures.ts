'use client';

import { useEffect, useRef, useState } from 'react';
import { readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { ADDED_PICTURE_MESSAGES, EDITOR_TEXTS, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_IMAGES } from '@/lib/constants/limits.ts';
import { CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { chooseImages } from '@/lib/images/choose-images.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { pictureId, sectionId, useFocusLater } from './focus.ts';

/** Uploads a picture. Errors: ApiError, TypeError without a network, FileReader errors. */
async function upload(blogId: string, file: File): Promise<BlogImage> {
  const picture = await readAsDataUrl(file);
  const path = `/api/blogs/${blogId}/images`;
  return requestJson<BlogImage>(path, { method: 'POST', body: { picture } });
}

/** Why a file was not added. */
function reasonOf(error: unknown, file: File): string {
  console.error(error);
  const title = ADDED_PICTURE_MESSAGES.failedTitle;
  return `${title} (${file.name}): ${apiErrorDetails(error).message ?? ADDED_PICTURE_MESSAGES.failed}`;
}

/** Number of uploads and last error of each section. */
type Uploads = { uploading: Readonly<Record<number, number>>; faults: Readonly<Record<number, string>> };

function useUploads() {
  const [{ uploading, faults }, set] = useState<Uploads>({ uploading: {}, faults: {} });
  const count = (key: number, by: number) =>
    set((now) => ({ ...now, uploading: { ...now.uploading, [key]: (now.uploading[key] ?? 0) + by } }));
  const fail = (key: number, fault: string) => set((now) => ({ ...now, faults: { ...now.faults, [key]: fault } }));
  return { uploading, faults, count, fail };
}

/** Adds, moves and removes pictures; announces changes and keeps the focus nearby. */
export function usePictures(blog: Blog, editor: TextEditorState) {
  const { draft } = editor.state;
  const { uploading, faults, count, fail } = useUploads();
  const [announcement, setAnnouncement] = useState('');
  const focusLater = useFocusLater();
  const dispatch = useRef(editor.dispatch);
  const placed = draft.sections.reduce((sum, { images }) => sum + images.length, 0);
  // Pending uploads count, so that two drops cannot exceed the limit.
  const taken = useRef(0);
  const pending = Object.values(uploading).reduce((sum, each) => sum + each, 0);
  useEffect(() => {
    taken.current = placed + pending;
  });
  const known = new Map(blog.content.sections.flatMap(({ images }) => images.map((image) => [image.url, image])));
  const place = (url: string, from: number | null, to: number | null, at: number) =>
    dispatch.current({ type: 'change', change: { kind: 'picture', url, from, to, at } });

  async function addOne(key: number, at: number, file: File): Promise<void> {
    try {
      const { url } = await upload(blog.id, file);
      place(url, null, key, at);
      focusLater(`${pictureId(url)}-alt`);
      setAnnouncement('Picture added. Describe it for readers who cannot see it.');
    } catch (error) {
      fail(key, reasonOf(error, file));
    }
  }

  /** Adds files to the end of a section, one by one. */
  async function add({ key, images }: SectionDraft, files: readonly File[]): Promise<void> {
    const { chosen, problem } = chooseImages(files, taken.current, () => CREATE_MESSAGES.imagesFull);
    fail(key, problem ? `${problem.title}: ${problem.description}` : '');
    taken.current += chosen.length;
    count(key, chosen.length);
    for (const [index, file] of chosen.entries()) {
      await addOne(key, images.length + index, file);
      count(key, -1);
    }
  }

  function move({ key, images }: SectionDraft, url: string, by: -1 | 1): void {
    const at = images.indexOf(url) + by;
    focusLater(`${pictureId(url)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(`Picture moved to place ${at + 1} of ${images.length}`);
    place(url, key, key, at);
  }

  function moveTo({ key }: SectionDraft, url: string, to: number): void {
    const at = draft.sections.findIndex((section) => section.key === to);
    focusLater(`${pictureId(url)}-section`);
    setAnnouncement(`Picture moved to section ${at + 1}`);
    place(url, key, to, draft.sections[at]?.images.length ?? 0);
  }

  function remove({ key, images }: SectionDraft, url: string): void {
    focusLater(sectionId(key));
    place(url, key, null, 0);
    toastUndo(TEXT_MESSAGES.pictureRemoved, EDITOR_TEXTS.undoHint, () => place(url, null, key, images.indexOf(url)));
  }
  return {
    uploading,
    faults,
    announcement,
    add,
    move,
    moveTo,
    remove,
    sections: draft.sections,
    /** How many more pictures fit. */
    room: Math.max(0, MAX_IMAGES - placed - pending),
    titleOf: (url: string) => known.get(url)?.title ?? '',
    altOf: (url: string) => draft.alternativeTexts[url] ?? '',
    describe: (url: string, text: string) => editor.dispatch({ type: 'describe-picture', url, text }),
  };
}

/** The pictures in the form. */
export type Pictures = ReturnType<typeof usePictures>;
