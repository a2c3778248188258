import { ArrowDown, ArrowUp, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useFileDrop } from '@/components/ui/use-file-drop.ts';
import { MAX_IMAGE_MEGABYTES, MAX_IMAGES } from '@/lib/constants/limits.ts';
import { READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import type { TextFault } from '../draft/editor-state.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { WritingField } from '../fields/text-fields.tsx';
import { pictureId } from './focus.ts';
import type { Pictures } from './use-pictures.ts';

type AddPictureProps = { section: SectionDraft; pictures: Pictures };

/** Adds pictures to a section, from the disk or by dropping them. */
function AddPicture({ section, pictures }: AddPictureProps) {
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

type PictureControlsProps = {
  section: SectionDraft;
  url: string;
  /** Place of the picture in its section, counted from 0. */
  at: number;
  pictures: Pictures;
};

/** What can be done with a picture. Buttons that can do nothing keep their place and the focus. */
function PictureControls({ section, url, at, pictures }: PictureControlsProps) {
  const id = pictureId(url);
  const name = pictures.altOf(url) || pictures.titleOf(url) || `number ${at + 1}`;
  const isLast = at === section.images.length - 1;
  const buttons = [
    {
      part: 'up',
      label: 'Move picture up',
      Icon: ArrowUp,
      isOff: at === 0,
      run: () => pictures.move(section, url, -1),
    },
    {
      part: 'down',
      label: 'Move picture down',
      Icon: ArrowDown,
      isOff: isLast,
      run: () => pictures.move(section, url, 1),
    },
    { part: 'remove', label: 'Remove picture', Icon: X, isOff: false, run: () => pictures.remove(section, url) },
  ];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      {buttons.map(({ part, label, Icon, isOff, run }) => (
        <Button
          key={part}
          id={`${id}-${part}`}
          variant="ghost"
          size="icon-sm"
          aria-label={`${label}: ${name}`}
          title={label}
          aria-disabled={isOff}
          onClick={isOff ? undefined : run}
          className="text-muted-foreground hover:text-foreground aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <Icon aria-hidden />
        </Button>
      ))}
      {pictures.sections.length > 1 ? (
        <Select
          id={`${id}-section`}
          aria-label={`Section of picture: ${name}`}
          options={pictures.sections.map(({ key, heading }, index) => ({
            value: String(key),
            label: `Section ${index + 1}${heading && `: ${heading}`}`,
          }))}
          value={String(section.key)}
          onChange={(event) => pictures.moveTo(section, url, Number(event.currentTarget.value))}
          className="ml-auto h-9 w-auto max-w-56 min-w-0 truncate"
        />
      ) : null}
    </div>
  );
}

type PictureListProps = { section: SectionDraft; pictures: Pictures; fault: TextFault | null; lang: string };

/** The pictures of a section, each with what it shows; they go where it goes. */
export function PictureList({ section, pictures, fault, lang }: PictureListProps) {
  const { images } = section;
  return (
    <div className="flex flex-col gap-4">
      {images.length > 0 ? (
        <ul aria-label="Pictures" className="flex flex-col gap-5">
          {images.map((url, at) => (
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
                  label="Alternative text"
                  hint="What the picture shows, for readers who cannot see it. Leave it empty if it only decorates."
                  isOneLine
                  value={pictures.altOf(url)}
                  onWrite={(text) => pictures.describe(url, text)}
                  fault={fault}
                  lang={lang}
                />
                <PictureControls section={section} url={url} at={at} pictures={pictures} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPicture section={section} pictures={pictures} />
    </div>
  );
}
