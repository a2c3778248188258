import type { TextFault } from '../draft/save-text.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { AddPicture } from './add-picture.tsx';
import { PictureControls } from './picture-controls.tsx';
import { pictureId } from './section-id.ts';
import type { Pictures } from './use-pictures.ts';
import { WritingField } from './writing-field.tsx';

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
