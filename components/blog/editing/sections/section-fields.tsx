import { useConnectedModel } from '@/components/writer/use-connected-model.ts';
import type { TextFault } from '../draft/save-text.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { PictureList } from './picture-list.tsx';
import { SectionControls } from './section-controls.tsx';
import { sectionId } from './section-id.ts';
import { SectionTools } from './section-tools.tsx';
import type { Pictures } from './use-pictures.ts';
import type { SectionWriting } from './use-section-writing.ts';
import { WritingField } from './writing-field.tsx';

type SectionFieldsProps = {
  section: SectionDraft;
  /** Place of the section, counted from 0, and how many there are. */
  at: number;
  count: number;
  lang: string;
  pictures: Pictures;
  fault: TextFault | null;
  writing: SectionWriting;
  /** Whether the form holds changes that are not saved. */
  isChanged: boolean;
  onWrite: (field: 'heading' | 'content', text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One section of the text in the form; it can be written anew where a model is connected. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, at, count, lang, pictures, fault, writing, onWrite } = props;
  const { job } = writing;
  const model = useConnectedModel()?.model;
  const id = sectionId(section.key);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-20 flex-col gap-4 border-t border-border pt-4 outline-none"
    >
      <legend className="sr-only">Section {at + 1}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-display text-lg font-semibold text-rubric italic">
          Section {at + 1}
        </p>
        <SectionControls
          id={id}
          number={at + 1}
          count={count}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </div>
      <WritingField
        id={`${id}-heading`}
        name={`sections.${at}.heading`}
        label="Heading"
        isOneLine
        value={section.heading}
        onWrite={(text) => onWrite('heading', text)}
        fault={fault}
        lang={lang}
        className="font-display text-2xl leading-snug font-semibold"
      />
      <PictureList section={section} pictures={pictures} fault={fault} lang={lang} />
      <WritingField
        id={`${id}-content`}
        name={`sections.${at}.content`}
        label="Text"
        value={section.content}
        onWrite={(text) => onWrite('content', text)}
        fault={fault}
        lang={lang}
        className="text-lg leading-relaxed"
      />
      {typeof model === 'string' ? (
        <SectionTools
          id={id}
          number={at + 1}
          underWay={job?.index === at ? job.change : null}
          isOff={props.isChanged}
          onWrite={(change) => void writing.write({ index: at, change })}
        />
      ) : null}
    </fieldset>
  );
}
