import { ChevronsDownUp, ChevronsUpDown, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import { VoiceSwitch } from '@/components/writer/voice-switch.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import type { SectionDraft } from '../draft/text-state.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { LineField, Tools } from '../fields/text-fields.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { SectionControls, sectionId } from './move-controls.tsx';
import { PictureList, type Pictures, usePictures } from './pictures.tsx';
import { useSectionActions } from './use-section-actions.ts';
import type { SectionJob, SectionWriting } from './use-section-writing.ts';

const TOOLS = [
  { change: 'regenerate', Icon: RefreshCw },
  { change: 'expand', Icon: ChevronsUpDown },
  { change: 'shorten', Icon: ChevronsDownUp },
] as const satisfies { change: SectionJob['change']; Icon: unknown }[];

type RewriteToolsProps = { id: string; at: number; writing: SectionWriting; isDisabled: boolean };

function RewriteTools({ id, at, writing: { job, write }, isDisabled }: RewriteToolsProps) {
  const t = useTranslations('editor.writing');
  const [instruction, setInstruction] = useState('');
  const [useVoice, setUseVoice] = useState(true);
  const running = job?.index === at ? job.change : null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{t('legend', { number: at + 1 })}</legend>
      <Label htmlFor={`${id}-instruction`} className="sr-only">
        {t('instruction', { number: at + 1 })}
      </Label>
      <Input
        id={`${id}-instruction`}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        placeholder={t('instructionHint')}
        maxLength={MAX_INSTRUCTION_CHARACTERS}
        className="basis-full"
      />
      <VoiceSwitch checked={useVoice} onChange={setUseVoice} />
      {running ? <Progress aria-label={t('progress', { number: at + 1 })} className="mb-1" /> : null}
      {TOOLS.map(({ change, Icon }) => (
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
          {running === change ? t('busy') : t(`tools.${change}`)}
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
  const t = useTranslations('editor');
  const model = useConnectedModel()?.model;
  const { key, heading, content } = section;
  const id = sectionId(key);
  return (
    <section id={id} tabIndex={-1} aria-label={t('sections.section', { number: at + 1 })} className="blog-section">
      <Tools className="justify-between">
        <p aria-hidden className="font-semibold text-muted-foreground">
          {t('sections.section', { number: at + 1 })}
        </p>
        {typeof model === 'string' ? <RewriteTools id={id} at={at} writing={writing} isDisabled={isChanged} /> : null}
        <SectionControls id={id} number={at + 1} count={state.draft.sections.length} {...controls} />
      </Tools>
      <h2 dir="auto">
        <LineField
          id={`${id}-heading`}
          name={`sections.${at}.heading`}
          label={t('fields.heading')}
          value={heading}
          onWrite={(text) => dispatch({ type: 'write-section', key, field: 'heading', text })}
        />
      </h2>
      <PictureList section={section} pictures={pictures} fault={fault} lang={languageTag(blog)} />
      <RichField
        id={`${id}-content`}
        name={`sections.${at}.content`}
        label={t('fields.text')}
        value={content}
        onWrite={(text) => dispatch({ type: 'write-section', key, field: 'content', text })}
      />
    </section>
  );
}

const MAX_SECTIONS = 60;

export function SectionList(props: SectionListProps) {
  const t = useTranslations('editor');
  const { state, dispatch } = props.editor;
  const { sections } = state.draft;
  const arrange = (change: (list: SectionDraft[]) => SectionDraft[]) =>
    dispatch({ type: 'arrange', change: (lists) => ({ sections: change(lists.sections) }) });
  const form = { sections, sectionId, arrange, undoHint: t('undoHint') };
  const actions = useSectionActions(form, { key: state.nextKey, heading: '', content: '', images: [] });
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
          {t('sections.add')}
        </Button>
        <LiveRegion>{actions.announcement}</LiveRegion>
        <LiveRegion>{pictures.announcement}</LiveRegion>
      </Tools>
    </>
  );
}
