'use client';

import { ImagePlus, X } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { FileDrop, readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Select } from '@/components/ui/select.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { Figures } from '@/lib/blog-design/article/figures.tsx';
import { hasOwnCaption } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { ADDED_PICTURE_MESSAGES, EDITOR_TEXTS, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { ALT_TEXT_HINT, CREATE_MESSAGES } from '@/lib/constants/messages.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { chooseImages, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { TextFault } from '../draft/editor-state.ts';
import { placePicture, type SectionDraft } from '../draft/text-state.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { Tools, WritingField } from '../fields/text-fields.tsx';
import { MoveControls, pictureId, sectionId, useFocusLater } from './move-controls.tsx';

async function upload(blogId: string, file: File): Promise<BlogImage> {
  const picture = await readAsDataUrl(file);
  return requestJson<BlogImage>(`/api/blogs/${blogId}/images`, { method: 'POST', body: { picture } });
}

function reasonOf(error: unknown, file: File): string {
  console.error(error);
  const { failedTitle, failed } = ADDED_PICTURE_MESSAGES;
  return `${failedTitle} (${file.name}): ${apiErrorDetails(error).message ?? failed}`;
}

type Uploads = { uploading: Readonly<Record<number, number>>; faults: Readonly<Record<number, string>> };

function useUploads() {
  const [{ uploading, faults }, set] = useState<Uploads>({ uploading: {}, faults: {} });
  const count = (key: number, by: number) =>
    set((now) => ({ ...now, uploading: { ...now.uploading, [key]: (now.uploading[key] ?? 0) + by } }));
  const fail = (key: number, fault: string) => set((now) => ({ ...now, faults: { ...now.faults, [key]: fault } }));
  return { uploading, faults, count, fail };
}

const ADDED = { title: '', source: '', sourceUrl: '', width: 0, height: 0 };

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
    dispatch.current({
      type: 'arrange',
      change: ({ sections }) => ({ sections: placePicture(sections, { url, from, to, at }) }),
    });

  async function addOne(key: number, at: number, file: File): Promise<void> {
    try {
      const { url } = await upload(blog.id, file);
      place(url, null, key, at);
      focusLater(`${pictureId(url)}-alt`);
      setAnnouncement('Image added. Describe it for readers who can’t see it.');
    } catch (error) {
      fail(key, reasonOf(error, file));
    }
  }

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
    setAnnouncement(`Image moved to place ${at + 1} of ${images.length}`);
    place(url, key, key, at);
  }

  function moveTo({ key }: SectionDraft, url: string, to: number): void {
    const at = draft.sections.findIndex((section) => section.key === to);
    focusLater(`${pictureId(url)}-section`);
    setAnnouncement(`Image moved to section ${at + 1}`);
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
    room: Math.max(0, MAX_IMAGES - placed - pending),
    titleOf: (url: string) => known.get(url)?.title ?? '',
    /** A picture with its alt text and caption as they are edited; one just added has no credit. */
    imageOf: (url: string): BlogImage => {
      const image = known.get(url) ?? { ...ADDED, url };
      return { ...image, alt: draft.alternativeTexts[url] ?? '', source: draft.captions[url] ?? image.source };
    },
    altOf: (url: string) => draft.alternativeTexts[url] ?? '',
    describe: (field: 'alternativeTexts' | 'captions', url: string, text: string) =>
      editor.dispatch({ type: 'describe-picture', field, url, text }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

type AddPictureProps = { section: SectionDraft; pictures: Pictures };

function AddPicture({ section, pictures }: AddPictureProps) {
  const isUploading = (pictures.uploading[section.key] ?? 0) > 0;
  const isFull = pictures.room === 0;
  return (
    <FileDrop
      label="Image files"
      accept={[...READABLE_IMAGE_TYPES].join()}
      isMultiple
      onFiles={(files) => void pictures.add(section, files)}
      isBusy={isUploading}
      isDisabled={isFull}
      Icon={ImagePlus}
      button="Add image"
      hint={
        isFull ? `A blog can have up to ${MAX_IMAGES} images.` : `or drop it here (up to ${MAX_IMAGE_MEGABYTES} MB)`
      }
      className="px-3 py-2.5"
    >
      {isUploading ? <Progress aria-label="Adding image" className="mt-2.5" /> : null}
      <Fault className="mt-2">{pictures.faults[section.key]}</Fault>
    </FileDrop>
  );
}

type PictureControlsProps = AddPictureProps & { url: string; index: number };

function PictureControls({ section, url, index, pictures }: PictureControlsProps) {
  const id = pictureId(url);
  const name = pictures.altOf(url) || pictures.titleOf(url) || `number ${index + 1}`;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <MoveControls
        id={id}
        noun="image"
        labelOf={(verb, direction) => `${`${verb} image ${direction}`.trim()}: ${name}`}
        index={index}
        count={section.images.length}
        RemoveIcon={X}
        size="icon-sm"
        onMove={(by) => pictures.move(section, url, by)}
        onRemove={() => pictures.remove(section, url)}
      />
      {pictures.sections.length > 1 ? (
        <Select
          id={`${id}-section`}
          aria-label={`Section of image: ${name}`}
          options={pictures.sections.map(({ key, heading }, at) => ({
            value: String(key),
            label: `Section ${at + 1}${heading && `: ${heading}`}`,
          }))}
          value={String(section.key)}
          onChange={(event) => pictures.moveTo(section, url, Number(event.currentTarget.value))}
          className="ml-auto min-h-9 w-auto max-w-56 min-w-0 truncate py-0"
        />
      ) : null}
    </div>
  );
}

/** Pictures have their addresses, and credits open a new tab. */
const IN_PLACE = { assetUrl: (address: string) => address, outward: { target: '_blank', rel: 'noreferrer' } } as const;

type PictureListProps = AddPictureProps & { fault: TextFault | null; lang: string };

/** Whether a picture waits for a description: our drawings are decoration. */
const needsAlt = (pictures: Pictures, url: string) =>
  pictures.altOf(url).trim() === '' && pictures.imageOf(url).drawing === undefined;

/** The pictures of a section, each where and as large as readers see it, above its alternative text. */
export function PictureList({ section, pictures, fault, lang }: PictureListProps) {
  return (
    <>
      {section.images.map((url, index) => (
        <Fragment key={url}>
          <Figures images={[pictures.imageOf(url)]} article={IN_PLACE} />
          <Tools className="flex-col items-stretch gap-y-3 py-3">
            <WritingField
              id={`${pictureId(url)}-alt`}
              name={`alternativeTexts.${url}`}
              label="Alt text"
              hint={
                <span className={needsAlt(pictures, url) ? 'font-medium text-foreground' : undefined}>
                  {ALT_TEXT_HINT} Leave empty if decorative.
                </span>
              }
              value={pictures.altOf(url)}
              onWrite={(text) => pictures.describe('alternativeTexts', url, text)}
              fault={fault}
              lang={lang}
            />
            {hasOwnCaption(pictures.imageOf(url)) ? (
              <WritingField
                id={`${pictureId(url)}-caption`}
                name={`captions.${url}`}
                label="Caption"
                hint="Shown below the image."
                value={pictures.imageOf(url).source}
                onWrite={(text) => pictures.describe('captions', url, text)}
                fault={fault}
                lang={lang}
              />
            ) : null}
            <PictureControls section={section} url={url} index={index} pictures={pictures} />
          </Tools>
        </Fragment>
      ))}
      <Tools className="py-3">
        <AddPicture section={section} pictures={pictures} />
      </Tools>
    </>
  );
}
