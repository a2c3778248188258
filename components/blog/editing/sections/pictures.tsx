import { ImagePlus, X } from 'lucide-react';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Select } from '@/components/ui/select.tsx';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { TextFault } from '../draft/editor-state.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { WritingField } from '../fields/text-fields.tsx';
import { pictureId } from './focus.ts';
import { MoveControls } from './move-controls.tsx';
import type { Pictures } from './use-pictures.ts';

type AddPictureProps = { section: SectionDraft; pictures: Pictures };

/** Adds pictures to a section by a file dialog or drag and drop. */
function AddPicture({ section, pictures }: AddPictureProps) {
  const isUploading = (pictures.uploading[section.key] ?? 0) > 0;
  const isFull = pictures.room === 0;
  return (
    <FileDrop
      label="Picture files"
      accept={[...READABLE_IMAGE_TYPES].join()}
      isMultiple
      onFiles={(files) => void pictures.add(section, files)}
      isBusy={isUploading}
      isDisabled={isFull}
      button={
        <>
          <ImagePlus aria-hidden />
          Add picture
        </>
      }
      hint={
        isFull ? `A blog can have up to ${MAX_IMAGES} pictures.` : `or drop it here, ${MAX_IMAGE_MEGABYTES} MB at most`
      }
      className="px-3 py-2.5"
    >
      {isUploading ? <Progress aria-label="Adding a picture" className="mt-2.5" /> : null}
      <p role="alert" className="mt-2 text-sm font-medium break-words text-destructive-text empty:hidden">
        {pictures.faults[section.key]}
      </p>
    </FileDrop>
  );
}

type PictureControlsProps = AddPictureProps & { url: string; index: number };

/** Moves a picture within its section or to another, and removes it. */
function PictureControls({ section, url, index, pictures }: PictureControlsProps) {
  const id = pictureId(url);
  const name = pictures.altOf(url) || pictures.titleOf(url) || `number ${index + 1}`;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      <MoveControls
        id={id}
        noun="picture"
        labelOf={(verb, direction) => `${`${verb} picture ${direction}`.trim()}: ${name}`}
        index={index}
        count={section.images.length}
        canRemove
        RemoveIcon={X}
        size="icon-sm"
        onMove={(by) => pictures.move(section, url, by)}
        onRemove={() => pictures.remove(section, url)}
      />
      {pictures.sections.length > 1 ? (
        <Select
          id={`${id}-section`}
          aria-label={`Section of picture: ${name}`}
          options={pictures.sections.map(({ key, heading }, at) => ({
            value: String(key),
            label: `Section ${at + 1}${heading && `: ${heading}`}`,
          }))}
          value={String(section.key)}
          onChange={(event) => pictures.moveTo(section, url, Number(event.currentTarget.value))}
          className="ml-auto h-9 w-auto max-w-56 min-w-0 truncate"
        />
      ) : null}
    </div>
  );
}

type PictureListProps = AddPictureProps & { fault: TextFault | null; lang: string };

/** The pictures of a section with their alternative texts. */
export function PictureList({ section, pictures, fault, lang }: PictureListProps) {
  const { images } = section;
  return (
    <div className="flex flex-col gap-4">
      {images.length > 0 ? (
        <ul aria-label="Pictures" className="flex flex-col gap-5">
          {images.map((url, index) => (
            <li key={url} className="flex flex-wrap items-start gap-x-5 gap-y-2">
              <img
                src={url}
                alt={pictures.altOf(url)}
                className="h-28 w-auto max-w-44 rounded-sm border border-border object-cover"
              />
              <div className="min-w-0 flex-1 basis-64">
                <WritingField
                  id={`${pictureId(url)}-alt`}
                  name={`alternativeTexts.${url}`}
                  label="Alt text"
                  hint="Describes the picture to readers who cannot see it. Leave it empty for decoration."
                  isOneLine
                  value={pictures.altOf(url)}
                  onWrite={(text) => pictures.describe(url, text)}
                  fault={fault}
                  lang={lang}
                />
                <PictureControls section={section} url={url} index={index} pictures={pictures} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPicture section={section} pictures={pictures} />
    </div>
  );
}
