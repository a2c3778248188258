'use client';

import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Card } from '@/components/ui/card.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { type TextEditorState, useTextEditor } from './draft/use-text-editor.ts';
import { EditorBar } from './editor-bar.tsx';
import { QuestionList } from './questions/question-list.tsx';
import { SectionList } from './sections/section-list.tsx';
import { useSectionWriting } from './sections/use-section-writing.ts';
import { WritingField } from './sections/writing-field.tsx';

type TextEditorProps = { blog: Blog; onClose: () => void; onReopen: () => void };

/** Control or Command with S saves; with Z or Y, outside of a text, it walks through the changes of the sections. */
function useShortcuts({ dispatch, save }: TextEditorState) {
  return (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isInText = event.target instanceof HTMLTextAreaElement;
    if (key === 's') void save();
    else if (isInText || (key !== 'z' && key !== 'y')) return;
    else dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    event.preventDefault();
  };
}

/** Shows the first field the server would refuse. */
function useFaultFocus({ fault }: TextEditorState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = fault && form.current?.elements.namedItem(fault.path);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);
  return form;
}

/** How a text says what is a list, a quotation or a table. */
function TextForms() {
  return (
    <div className="text-sm text-muted-foreground">
      <p>
        Leave an empty line between paragraphs. Lines that begin with - or 1. become lists, and
        lines that begin with {'>'} a quotation. Lines such as these become a table; the first is
        its head:
      </p>
      <pre className="mt-2 font-mono text-xs leading-relaxed">
        {'| Tea | Temperature |\n| Green | 80 °C |'}
      </pre>
    </div>
  );
}

/** What a description is for, and how much of its room is used. */
function DescriptionHint({ length }: { length: number }) {
  return (
    <>
      What search results and shared links show. Without one they show the beginning of the
      introduction.{' '}
      <span className={length > MAX_DESCRIPTION_CHARACTERS ? 'text-destructive-text' : undefined}>
        {length} of {MAX_DESCRIPTION_CHARACTERS} characters
      </span>
    </>
  );
}

/** The text of a blog as a form, on plain paper in the place of the article. Only for its owner. */
export default function TextEditor({ blog, onClose, onReopen }: TextEditorProps) {
  const editor = useTextEditor(blog, { onClose, onReopen });
  const writing = useSectionWriting(blog.id, editor);
  const { state, dispatch, fault, theirs, wasRestored, save } = editor;
  const { title, description, intro, keyPoints, conclusion } = state.draft;
  const form = useFaultFocus(editor);
  const onKeyDown = useShortcuts(editor);
  const lang = LANGUAGE_DETAILS[blog.language].tag;
  useEffect(() => document.getElementById('edit-title')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }
  return (
    <form ref={form} noValidate aria-label="Edit text" onSubmit={submit} onKeyDown={onKeyDown}>
      <EditorBar editor={editor} writing={writing} language={blog.language} />
      {theirs ? <ConflictNotice key={theirs.updatedAt} editor={editor} theirs={theirs} /> : null}
      {wasRestored ? (
        <p role="status" className="mt-5 border-l-4 border-input bg-card px-4 py-3 text-sm">
          These are your unsaved changes from before. Cancel brings the blog’s text back.
        </p>
      ) : null}
      <fieldset disabled={writing.job !== null} className="contents">
        <Card className="mx-auto mt-6 flex max-w-3xl flex-col gap-7 px-5 py-7 sm:px-12 sm:py-12 lg:shadow-stacked">
          <TextForms />
          <WritingField
            id="edit-title"
            name="title"
            label="Title"
            isOneLine
            value={title}
            onWrite={(text) => dispatch({ type: 'write', field: 'title', text })}
            fault={fault}
            lang={lang}
            className="font-display text-4xl leading-[1.1] font-semibold tracking-[-0.02em] sm:text-5xl"
          />
          <WritingField
            id="edit-intro"
            name="intro"
            label="Introduction"
            value={intro}
            onWrite={(text) => dispatch({ type: 'write', field: 'intro', text })}
            fault={fault}
            lang={lang}
            className="text-lg leading-relaxed"
          />
          <WritingField
            id="edit-key-points"
            name="keyPoints"
            label="Key points"
            hint="One on each line. They stand in a box at the top; leave this empty for none."
            value={keyPoints}
            onWrite={(text) => dispatch({ type: 'write', field: 'keyPoints', text })}
            fault={fault}
            lang={lang}
            className="text-lg leading-relaxed"
          />
          <SectionList blog={blog} editor={editor} writing={writing} />
          <WritingField
            id="edit-conclusion"
            name="conclusion"
            label="Conclusion"
            value={conclusion}
            onWrite={(text) => dispatch({ type: 'write', field: 'conclusion', text })}
            fault={fault}
            lang={lang}
            className="text-lg leading-relaxed"
          />
          <QuestionList editor={editor} lang={lang} />
          <WritingField
            id="edit-description"
            name="description"
            label="Description"
            hint={<DescriptionHint length={[...description.trim()].length} />}
            isOneLine
            value={description}
            onWrite={(text) => dispatch({ type: 'write', field: 'description', text })}
            fault={fault}
            lang={lang}
          />
        </Card>
      </fieldset>
    </form>
  );
}
