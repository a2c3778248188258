import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EDITOR_TEXTS, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import type { SectionDraft } from '../draft/text-draft.ts';
import type { SectionChange } from '../draft/text-state.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { Tools } from '../fields/text-fields.tsx';
import { sectionId, useFocusLater } from './focus.ts';
import { SectionFields } from './section-fields.tsx';
import { usePictures } from './use-pictures.ts';
import type { SectionWriting } from './use-section-writing.ts';

/** Same limit as in the schema. */
const MAX_SECTIONS = 60;

type SectionListProps = { blog: Blog; editor: TextEditorState; writing: SectionWriting };

/** Adds, removes and moves sections; announces changes and keeps the focus nearby. */
function useSectionActions({ state, dispatch }: TextEditorState) {
  const { sections } = state.draft;
  const focusLater = useFocusLater();
  const [announcement, setAnnouncement] = useState('');
  const change = (next: SectionChange) => dispatch({ type: 'change', change: next });

  function add(): void {
    focusLater(`${sectionId(state.nextKey)}-heading`);
    dispatch({ type: 'add-section', at: sections.length });
  }

  function move(section: SectionDraft, at: number, by: -1 | 1): void {
    focusLater(`${sectionId(section.key)}-${by < 0 ? 'up' : 'down'}`);
    setAnnouncement(`Section moved to place ${at + by + 1} of ${sections.length}`);
    change({ kind: 'move', key: section.key, to: at + by });
  }

  function remove(section: SectionDraft, at: number): void {
    const neighbor = sections[at + 1] ?? sections[at - 1];
    if (neighbor) focusLater(sectionId(neighbor.key));
    change({ kind: 'remove', key: section.key });
    toastUndo(TEXT_MESSAGES.sectionRemoved, EDITOR_TEXTS.undoHint, () => change({ kind: 'insert', section, at }));
  }
  return { announcement, add, move, remove };
}

/** The sections in the form. */
export function SectionList({ blog, editor, writing }: SectionListProps) {
  const { state, dispatch, fault } = editor;
  const { sections } = state.draft;
  const actions = useSectionActions(editor);
  const pictures = usePictures(blog, editor);
  return (
    <>
      {sections.map((section, at) => (
        <SectionFields
          key={section.key}
          section={section}
          at={at}
          count={sections.length}
          lang={LANGUAGE_DETAILS[blog.language].tag}
          pictures={pictures}
          fault={fault}
          writing={writing}
          isChanged={editor.isChanged}
          onWrite={(field, text) => dispatch({ type: 'write-section', key: section.key, field, text })}
          onMove={(by) => actions.move(section, at, by)}
          onRemove={() => actions.remove(section, at)}
        />
      ))}
      <Tools className="my-4">
        <Button variant="outline" size="sm" onClick={actions.add} disabled={sections.length >= MAX_SECTIONS}>
          <Plus aria-hidden />
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
