import { useConnectedModel } from '@/components/writer/use-connected-model.ts';
import { Tools } from '../article/tools.tsx';
import type { TextFault } from '../draft/save-text.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { LineField } from '../fields/line-field.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { PictureList } from './picture-list.tsx';
import { SectionControls } from './section-controls.tsx';
import { sectionId } from './section-id.ts';
import { SectionTools } from './section-tools.tsx';
import type { Pictures } from './use-pictures.ts';
import type { SectionWriting } from './use-section-writing.ts';

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
    <section id={id} tabIndex={-1} aria-label={`Section ${at + 1}`} className="blog-section">
      <Tools className="justify-between">
        <p aria-hidden className="font-semibold text-muted-foreground">
          Section {at + 1}
        </p>
        {typeof model === 'string' ? (
          <SectionTools
            id={id}
            number={at + 1}
            underWay={job?.index === at ? job.change : null}
            isOff={props.isChanged}
            onWrite={(change, instruction) => void writing.write({ index: at, change, instruction })}
          />
        ) : null}
        <SectionControls id={id} number={at + 1} count={count} onMove={props.onMove} onRemove={props.onRemove} />
      </Tools>
      <h2 dir="auto">
        <LineField
          id={`${id}-heading`}
          name={`sections.${at}.heading`}
          label="Heading"
          value={section.heading}
          onWrite={(text) => onWrite('heading', text)}
        />
      </h2>
      <Tools className="py-4">
        <PictureList section={section} pictures={pictures} fault={fault} lang={lang} />
      </Tools>
      <RichField
        id={`${id}-content`}
        name={`sections.${at}.content`}
        label="Text"
        value={section.content}
        onWrite={(text) => onWrite('content', text)}
      />
    </section>
  );
}
