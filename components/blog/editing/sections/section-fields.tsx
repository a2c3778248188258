import { ChevronsDownUp, ChevronsUpDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
import type { SectionChange } from '@/lib/writing/schema.ts';
import type { TextFault } from '../draft/editor-state.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { LineField, Tools } from '../fields/text-fields.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { sectionId } from './focus.ts';
import { SectionControls } from './move-controls.tsx';
import { PictureList } from './pictures.tsx';
import type { Pictures } from './use-pictures.ts';
import type { SectionWriting } from './use-section-writing.ts';

/** Ways to rewrite a section. */
const TOOLS = [
  { change: 'regenerate', label: 'Rewrite', Icon: RefreshCw },
  { change: 'expand', label: 'Make longer', Icon: ChevronsUpDown },
  { change: 'shorten', label: 'Make shorter', Icon: ChevronsDownUp },
] as const satisfies { change: SectionChange; label: string; Icon: unknown }[];

type SectionToolsProps = {
  /** Prefix of the buttons' ids. */
  id: string;
  number: number;
  /** The rewrite in progress in this section. */
  running: SectionChange | null;
  /** The form has unsaved changes, which must be saved first. */
  isDisabled: boolean;
  /** @param instruction the author's wish; '' for none */
  onWrite: (change: SectionChange, instruction: string) => void;
};

/** Buttons that rewrite a section, with an optional instruction. */
function SectionTools({ id, number, running, isDisabled, onWrite }: SectionToolsProps) {
  const [instruction, setInstruction] = useState('');
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Rewrite section {number}</legend>
      <Label htmlFor={`${id}-instruction`} className="sr-only">
        What should change in section {number}?
      </Label>
      <Input
        id={`${id}-instruction`}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        placeholder="What should change? (optional)"
        maxLength={MAX_INSTRUCTION_CHARACTERS}
        className="basis-full"
      />
      {running ? <Progress aria-label={`Writing section ${number}`} className="mb-1" /> : null}
      {TOOLS.map(({ change, label, Icon }) => (
        <Button
          key={change}
          id={`${id}-${change}`}
          variant="outline"
          size="sm"
          aria-busy={running === change}
          aria-disabled={isDisabled}
          onClick={() => onWrite(change, instruction)}
          className="aria-disabled:opacity-40 max-sm:px-2.5 max-sm:[&_svg]:hidden"
        >
          <Icon aria-hidden />
          {running === change ? 'Writing...' : label}
        </Button>
      ))}
    </fieldset>
  );
}

type SectionFieldsProps = {
  section: SectionDraft;
  /** Index of the section, and their number. */
  at: number;
  count: number;
  lang: string;
  pictures: Pictures;
  fault: TextFault | null;
  writing: SectionWriting;
  isChanged: boolean;
  onWrite: (field: 'heading' | 'content', text: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One section in the form. It can be rewritten if a model is connected. */
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
            running={job?.index === at ? job.change : null}
            isDisabled={props.isChanged}
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
