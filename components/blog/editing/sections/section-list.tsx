import { ChevronsDownUp, ChevronsUpDown, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { VoiceSwitch } from '@/components/writer/voice-switch.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EDITOR_TEXTS, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { insertItem, moveItem, removeItem, type SectionDraft } from '../draft/text-state.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { LineField, Tools } from '../fields/text-fields.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { SectionControls, sectionId, useFocusLater } from './move-controls.tsx';
import { PictureList, type Pictures, usePictures } from './pictures.tsx';
import type { SectionJob, SectionWriting } from './use-section-writing.ts';

const TOOLS = [
  { change: 'regenerate', label: 'Rewrite', Icon: RefreshCw },
  { change: 'expand', label: 'Make longer', Icon: ChevronsUpDown },
  { change: 'shorten', label: 'Make shorter', Icon: ChevronsDownUp },
] as const satisfies { change: SectionJob['change']; label: string; Icon: unknown }[];

type RewriteToolsProps = { id: string; at: number; writing: SectionWriting; isDisabled: boolean };

function RewriteTools({ id, at, writing: { job, write }, isDisabled }: RewriteToolsProps) {
  const [instruction, setInstruction] = useState('');
  const [useVoice, setUseVoice] = useState(true);
  const running = job?.index === at ? job.change : null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Rewrite section {at + 1}</legend>
      <Label htmlFor={`${id}-instruction`} className="sr-only">
        What should change in section {at + 1}?
      </Label>
      <Input
        id={`${id}-instruction`}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        placeholder="What should change? (optional)"
        maxLength={MAX_INSTRUCTION_CHARACTERS}
        className="basis-full"
      />
      <VoiceSwitch checked={useVoice} onChange={setUseVoice} />
      {running ? <Progress aria-label={`Writing section ${at + 1}`} className="mb-1" /> : null}
      {TOOLS.map(({ change, label, Icon }) => (
        <Button
          key={change}
          id={`${id}-${change}`}
          Icon={Icon}
          variant="outline"
          size="sm"
          aria-busy={running === change}
          aria-disabled={isDisabled}
          onClick={() => void write({ index: at, change, instruction, useVoice })}
          className="aria-disabled:opacity-40 max-sm:px-2.5 max-sm:[&_svg]:hidden"
        >
          {running === change ? 'Writing...' : label}
        </Button>
      ))}
    </fieldset>
  );
}

type SectionListProps = { blog: Blog; editor: TextEditorState; writing: SectionWriting };

type SectionFieldsProps = SectionListProps & {
  section: SectionDraft;
  at: number;
  pictures: Pictures;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function SectionFields({ blog, editor, writing, section, at, pictures, ...controls }: SectionFieldsProps) {
  const { state, dispatch, fault, isChanged } = editor;
  const model = useConnectedModel()?.model;
  const { key, heading, content } = section;
  const id = sectionId(key);
  return (
    <section id={id} tabIndex={-1} aria-label={`Section ${at + 1}`} className="blog-section">
      <Tools className="justify-between">
        <p aria-hidden className="font-semibold text-muted-foreground">
          Section {at + 1}
        </p>
        {typeof model === 'string' ? <RewriteTools id={id} at={at} writing={writing} isDisabled={isChanged} /> : null}
        <SectionControls id={id} number={at + 1} count={state.draft.sections.length} {...controls} />
      </Tools>
      <h2 dir="auto">
        <LineField
          id={`${id}-heading`}
          name={`sections.${at}.heading`}
          label="Heading"
          value={heading}
          onWrite={(text) => dispatch({ type: 'write-section', key, field: 'heading', text })}
        />
      </h2>
      <PictureList section={section} pictures={pictures} fault={fault} lang={languageTag(blog)} />
      <RichField
        id={`${id}-content`}
        name={`sections.${at}.content`}
        label="Text"
        value={content}
        onWrite={(text) => dispatch({ type: 'write-section', key, field: 'content', text })}
      />
    </section>
  );
}

const MAX_SECTIONS = 60;

function useSectionActions({ state, dispatch }: TextEditorState) {
  const { sections } = state.draft;
  const focusLater = useFocusLater();
  const [announcement, setAnnouncement] = useState('');
  const arrange = (change: (list: SectionDraft[], key: number) => SectionDraft[]) =>
    dispatch({ type: 'arrange', change: (lists, key) => ({ sections: change(lists.sections, key) }) });

  function add(): void {
    focusLater(`${sectionId(state.nextKey)}-heading`);
    arrange((list, key) => [...list, { key, heading: '', content: '', images: [] }]);
  }

  function move(section: SectionDraft, at: number, by: -1 | 1): void {
    focusLater(`${sectionId(section.key)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(`Section moved to place ${at + by + 1} of ${sections.length}`);
    arrange((list) => moveItem(list, section, by));
  }

  function remove(section: SectionDraft, at: number): void {
    const neighbor = sections[at + 1] ?? sections[at - 1];
    if (neighbor) focusLater(sectionId(neighbor.key));
    arrange((list) => removeItem(list, section));
    toastUndo(TEXT_MESSAGES.sectionRemoved, EDITOR_TEXTS.undoHint, () =>
      arrange((list) => insertItem(list, section, at)),
    );
  }
  return { announcement, add, move, remove };
}

export function SectionList(props: SectionListProps) {
  const { sections } = props.editor.state.draft;
  const actions = useSectionActions(props.editor);
  const pictures = usePictures(props.blog, props.editor);
  return (
    <>
      {sections.map((section, at) => (
        <SectionFields
          key={section.key}
          {...props}
          section={section}
          at={at}
          pictures={pictures}
          onMove={(by) => actions.move(section, at, by)}
          onRemove={() => actions.remove(section, at)}
        />
      ))}
      <Tools className="my-4">
        <Button
          Icon={Plus}
          variant="outline"
          size="sm"
          onClick={actions.add}
          disabled={sections.length >= MAX_SECTIONS}
        >
          Add section
        </Button>
        <p role="status" className="sr-only">
          {actions.announcement}
        </p>
        <p role="status" className="sr-only">
          {pictures.announcement}
        </p>
      </Tools>
    </>
  );
}
