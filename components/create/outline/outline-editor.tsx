'use client';

import { Plus, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { WritingField } from '@/components/blog/editing/fields/text-fields.tsx';
import { useFocusLater } from '@/components/blog/editing/sections/focus.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { nextKey, type OutlineDraft, type OutlineSection } from './outline-draft.ts';
import { OUTLINE_PANEL, OutlineHeading } from './outline-heading.tsx';
import { OutlineSectionFields, outlineSectionId } from './outline-section-fields.tsx';
import { OutlineSources } from './outline-sources.tsx';
import type { OutlineState } from './use-outline.ts';

/** Most sections an outline may have, as its schema says. */
const MAX_SECTIONS = 24;

type OutlineEditorProps = {
  outline: OutlineState;
  draft: OutlineDraft;
  language: Language;
  /** Whether it was planned for something else than the form says now. */
  isStale: boolean;
  onPlanAnew: () => void;
};

/** Adding, removing and moving sections; says what happened and keeps the focus near. */
function useSectionActions({ change }: OutlineState, { sections }: OutlineDraft) {
  const focusLater = useFocusLater();
  const [announcement, setAnnouncement] = useState('');

  function add(): void {
    focusLater(`${outlineSectionId(nextKey(sections))}-heading`);
    change({ kind: 'add' });
  }

  function move({ key }: OutlineSection, at: number, by: -1 | 1): void {
    focusLater(`${outlineSectionId(key)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(`Section moved to place ${at + by + 1} of ${sections.length}`);
    change({ kind: 'move', key, by });
  }

  function remove(section: OutlineSection, at: number): void {
    const neighbour = sections[at + 1] ?? sections[at - 1];
    if (neighbour) focusLater(outlineSectionId(neighbour.key));
    change({ kind: 'remove', key: section.key });
    const run = () => change({ kind: 'insert', section, at });
    toast({ ...CREATE_TEXTS.sectionRemoved, action: { label: 'Undo', hint: 'Bring the section back', run } });
  }
  return { announcement, add, move, remove };
}

/** Shows the first field that the server would refuse. */
function useFaultFocus({ fault }: OutlineState): void {
  useEffect(() => {
    if (fault) document.getElementsByName(fault.path)[0]?.focus();
  }, [fault]);
}

/** A planned outline to change before it is written. */
export default function OutlineEditor(props: OutlineEditorProps) {
  const { outline, draft, language, isStale, onPlanAnew } = props;
  const { change, fault, isHeadingWanted } = outline;
  const { sections } = draft;
  const actions = useSectionActions(outline, draft);
  useFaultFocus(outline);
  const lang = LANGUAGE_DETAILS[language].tag;
  const isOfAll = fault !== null && !/title|angle|heading|covers/.test(fault.path);
  return (
    <fieldset aria-label="Outline" className={OUTLINE_PANEL}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <OutlineHeading isFocused={isHeadingWanted} />
        <Button variant="outline" size="sm" onClick={onPlanAnew}>
          <RotateCcw aria-hidden />
          Plan it anew
        </Button>
      </div>
      <p className="-mt-2 text-sm text-muted-foreground">
        {isStale ? CREATE_TEXTS.outlineStale : CREATE_TEXTS.outlineHint}
      </p>
      {draft.note ? <p className="text-sm font-medium">{draft.note}</p> : null}
      <WritingField
        id="outline-title"
        name="title"
        label="Title"
        isOneLine
        value={draft.title}
        onWrite={(title) => change({ kind: 'title', title })}
        fault={fault}
        lang={lang}
        className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em] sm:text-3xl"
      />
      {draft.angle === null ? null : (
        <WritingField
          id="outline-angle"
          name="angle"
          label="Angle"
          isOneLine
          value={draft.angle}
          onWrite={(angle) => change({ kind: 'angle', angle })}
          fault={fault}
          lang={lang}
          placeholder="Leave empty and the writer decides"
          className="text-[0.9375rem] leading-relaxed"
        />
      )}
      <OutlineSources found={draft.found ?? []} onChange={change} />
      <div className="flex flex-col">
        {sections.map((section, at) => (
          <OutlineSectionFields
            key={section.key}
            section={section}
            at={at}
            count={sections.length}
            lang={lang}
            fault={fault}
            onWrite={(field, text) => change({ kind: 'write', key: section.key, field, text })}
            onMove={(by) => actions.move(section, at, by)}
            onRemove={() => actions.remove(section, at)}
          />
        ))}
      </div>
      <Button variant="outline" onClick={actions.add} disabled={sections.length >= MAX_SECTIONS} className="self-start">
        <Plus aria-hidden />
        Add section
      </Button>
      {isOfAll ? (
        <p role="alert" className="text-sm font-medium text-destructive-text">
          {fault.message}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
    </fieldset>
  );
}
