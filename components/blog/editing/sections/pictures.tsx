import { ImagePlus, X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslations } from '#translations';
import { FileDrop, readAsDataUrl } from '@/components/ui/file-drop.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Select } from '@/components/ui/select.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { Figures } from '@/lib/blog-design/article/pictures.tsx';
import { hasOwnCaption } from '@/lib/blogs/rules.ts';
import type { Blog, BlogImage } from '@/lib/blogs/schema.ts';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
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

const ADDED = { title: '', source: '', sourceUrl: '', width: 0, height: 0 };

export function usePictures(blog: Blog, editor: TextEditorState) {
  const t = useTranslations('editor');
  const {
    dispatch,
    state: { draft },
  } = editor;
  const pictures = useTranslations('images');
  /** Uploads under way count, so that two drops cannot exceed the limit. */
  const [pending, setPending] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const focusLater = useFocusLater();
  const placed = draft.sections.reduce((sum, { images }) => sum + images.length, 0);
  const known = new Map(blog.content.sections.flatMap(({ images }) => images.map((image) => [image.url, image])));
  const place = (url: string, from: number | null, to: number | null, at: number) =>
    dispatch({
      type: 'arrange',
      change: ({ sections }) => ({ sections: placePicture(sections, { url, from, to, at }) }),
    });

  async function add({ key, images }: SectionDraft, files: readonly File[], onFault: (fault: string) => void) {
    const { chosen, problem } = chooseImages(files, placed + pending, pictures);
    onFault(problem ? pictures('headed', { description: '', ...problem }) : '');
    setPending((count) => count + chosen.length);
    for (const [index, file] of chosen.entries()) {
      try {
        const { url } = await upload(blog.id, file);
        place(url, null, key, images.length + index);
        focusLater(`${pictureId(url)}-alt`);
        setAnnouncement(t('pictures.added'));
      } catch (error) {
        console.error(error);
        const reason = apiErrorDetails(error).message ?? t.common('checkConnection');
        onFault(t('pictures.failed', { file: file.name, reason }));
      }
      setPending((count) => count - 1);
    }
  }

  function move({ key, images }: SectionDraft, url: string, by: -1 | 1): void {
    const at = images.indexOf(url) + by;
    focusLater(`${pictureId(url)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(t('pictures.moved', { place: at + 1, count: images.length }));
    place(url, key, key, at);
  }

  function moveTo({ key }: SectionDraft, url: string, to: number): void {
    const at = draft.sections.findIndex((section) => section.key === to);
    focusLater(`${pictureId(url)}-section`);
    setAnnouncement(t('pictures.movedTo', { number: at + 1 }));
    place(url, key, to, draft.sections[at]?.images.length ?? 0);
  }

  function remove({ key, images }: SectionDraft, url: string): void {
    focusLater(sectionId(key));
    place(url, key, null, 0);
    toastUndo({ title: t('pictures.removed') }, t('undoHint'), () => place(url, null, key, images.indexOf(url)));
  }
  return {
    announcement,
    add,
    move,
    moveTo,
    remove,
    sections: draft.sections,
    room: Math.max(0, MAX_IMAGES - placed - pending),
    pictureTitle: (url: string) => known.get(url)?.title ?? '',
    /** A picture with its alt text and caption as they are edited; one just added has no credit. */
    findImage: (url: string): BlogImage => {
      const image = known.get(url) ?? { ...ADDED, url };
      return { ...image, alt: draft.alternativeTexts[url] ?? '', source: draft.captions[url] ?? image.source };
    },
    altText: (url: string) => draft.alternativeTexts[url] ?? '',
    describe: (field: 'alternativeTexts' | 'captions', url: string, text: string) =>
      dispatch({ type: 'describe-picture', field, url, text }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;

type AddPictureProps = { section: SectionDraft; pictures: Pictures };

function AddPicture({ section, pictures }: AddPictureProps) {
  const t = useTranslations('editor.pictures');
  const [fault, setFault] = useState('');
  const [isUploading, setUploading] = useState(false);
  const isFull = pictures.room === 0;

  async function add(files: readonly File[]): Promise<void> {
    setUploading(true);
    await pictures.add(section, files, setFault);
    setUploading(false);
  }
  return (
    <FileDrop
      label={t('files')}
      accept={[...READABLE_IMAGE_TYPES].join()}
      isMultiple
      onFiles={(files) => void add(files)}
      isBusy={isUploading}
      isDisabled={isFull}
      Icon={ImagePlus}
      button={t('add')}
      hint={isFull ? t('full', { most: MAX_IMAGES }) : t('dropHint', { megabytes: MAX_IMAGE_MEGABYTES })}
      className="px-3 py-2.5"
    >
      {isUploading ? <Progress aria-label={t('adding')} className="mt-2.5" /> : null}
      <Fault className="mt-2">{fault}</Fault>
    </FileDrop>
  );
}

function PictureControls({ section, url, index, pictures }: AddPictureProps & { url: string; index: number }) {
  const t = useTranslations('editor');
  const id = pictureId(url);
  const name = pictures.altText(url) || pictures.pictureTitle(url) || t('pictures.nameless', { number: index + 1 });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <MoveControls
        id={id}
        noun="image"
        actionLabel={(action) => t(`pictures.${action}`, { name })}
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
          aria-label={t('pictures.sectionOf', { name })}
          options={pictures.sections.map(({ key, heading }, at) => ({
            value: String(key),
            label: t(heading ? 'pictures.section' : 'sections.section', { number: at + 1, heading }),
          }))}
          value={String(section.key)}
          onChange={(event) => pictures.moveTo(section, url, Number(event.currentTarget.value))}
          className="ms-auto min-h-9 w-auto max-w-56 min-w-0 truncate py-0"
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
  pictures.altText(url).trim() === '' && pictures.findImage(url).drawing === undefined;

/** The pictures of a section, each where and as large as readers see it, above its alternative text. */
export function PictureList({ section, pictures, fault, lang }: PictureListProps) {
  const t = useTranslations('editor.pictures');
  return (
    <>
      {section.images.map((url, index) => (
        <Fragment key={url}>
          <Figures images={[pictures.findImage(url)]} article={IN_PLACE} />
          <Tools className="flex-col items-stretch gap-y-3 py-3">
            <WritingField
              id={`${pictureId(url)}-alt`}
              name={`alternativeTexts.${url}`}
              label={t('alt')}
              hint={
                <span className={needsAlt(pictures, url) ? 'font-medium text-foreground' : undefined}>
                  {t('altHint')}
                </span>
              }
              value={pictures.altText(url)}
              onWrite={(text) => pictures.describe('alternativeTexts', url, text)}
              fault={fault}
              lang={lang}
            />
            {hasOwnCaption(pictures.findImage(url)) ? (
              <WritingField
                id={`${pictureId(url)}-caption`}
                name={`captions.${url}`}
                label={t('caption')}
                hint={t('captionHint')}
                value={pictures.findImage(url).source}
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
