import { ArrowDown, ArrowUp, ChevronsDownUp, ChevronsUpDown, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { useConnectedModel } from '@/components/writer/use-connected-model.ts';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
import type { SectionChange } from '@/lib/writing/schema.ts';
import type { TextFault } from '../draft/editor-state.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import { LineField, Tools } from '../fields/text-fields.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { sectionId } from './focus.ts';
import { PictureList } from './pictures.tsx';
import type { Pictures } from './use-pictures.ts';
import type { SectionWriting } from './use-section-writing.ts';

/** What can be had of a section, and how its button is named. */
const TOOLS = [
  { change: 'regenerate', label: 'Write again', Icon: RefreshCw },
  { change: 'expand', label: 'Longer', Icon: ChevronsUpDown },
  { change: 'shorten', label: 'Shorter', Icon: ChevronsDownUp },
] as const satisfies { change: SectionChange; label: string; Icon: unknown }[];

type SectionToolsProps = {
  /** Begins the ids of the buttons. */
  id: string;
  /** Place of the section, counted from 1. */
  number: number;
  /** The change that is being made to this section. */
  underWay: SectionChange | null;
  /** Whether the form holds changes that must be saved first. */
  isOff: boolean;
  /** @param instruction what the author asks for in particular; '' for nothing */
  onWrite: (change: SectionChange, instruction: string) => void;
};

/** Rewrites a section, longer or shorter, as its author asks. */
function SectionTools({ id, number, underWay, isOff, onWrite }: SectionToolsProps) {
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
      {underWay ? <Progress aria-label={`Writing section ${number}`} className="mb-1" /> : null}
      {TOOLS.map(({ change, label, Icon }) => (
        <Button
          key={change}
          id={`${id}-${change}`}
          variant="outline"
          size="sm"
          aria-busy={underWay === change}
          aria-disabled={isOff}
          onClick={() => onWrite(change, instruction)}
          className="aria-disabled:opacity-40 max-sm:px-2.5 max-sm:[&_svg]:hidden"
        >
          <Icon aria-hidden />
          {underWay === change ? 'Writing...' : label}
        </Button>
      ))}
    </fieldset>
  );
}

type SectionControlsProps = {
  /** Begins the ids of the buttons. */
  id: string;
  /** Place of the section, counted from 1, and how many there are. */
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What can be done with a whole section. Buttons that can do nothing keep their place and the focus. */
export function SectionControls({ id, number, count, onMove, onRemove }: SectionControlsProps) {
  const buttons = [
    { name: 'up', label: 'Move section', way: 'up', Icon: ArrowUp, isOff: number === 1, run: () => onMove(-1) },
    {
      name: 'down',
      label: 'Move section',
      way: 'down',
      Icon: ArrowDown,
      isOff: number === count,
      run: () => onMove(1),
    },
    { name: 'remove', label: 'Remove section', way: '', Icon: Trash2, isOff: count === 1, run: onRemove },
  ];
  return (
    <div className="flex gap-1">
      {buttons.map(({ name, label, way, Icon, isOff, run }) => (
        <Button
          key={name}
          id={`${id}-${name}`}
          variant="ghost"
          size="icon"
          aria-label={`${label} ${number} ${way}`.trim()}
          title={`${label} ${way}`.trim()}
          aria-disabled={isOff}
          onClick={isOff ? undefined : run}
          className="text-muted-foreground hover:text-foreground aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
}

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
