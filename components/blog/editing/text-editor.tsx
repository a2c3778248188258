'use client';

import type { Editor } from '@tiptap/core';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import type { StoredDraft } from '@/lib/blogs/drafts/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { EDITOR_TEXTS } from '@/lib/constants/blog-messages.ts';
import { DescriptionField, EditedArticle } from './article/edited-article.tsx';
import { ConflictNotices } from './conflict-notice.tsx';
import { type TextEditorState, useTextEditor } from './draft/use-text-editor.ts';
import { EditorBar } from './editor-bar.tsx';
import { type RichTextContext, RichTextProvider } from './rich-text/rich-text-context.ts';
import { useSectionWriting } from './sections/use-section-writing.ts';

type TextEditorProps = {
  blog: Blog;
  /** The server's draft. */
  draft: StoredDraft | null;
  onClose: () => void;
  onReopen: () => void;
};

/** Whether the browser or the field handles undo. */
const isText = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('textarea,input,[contenteditable]') !== null;

/**
 * Control or Command with S saves, with K adds a link; with Z or Y outside a text it undoes and redoes section changes.
 */
function useShortcuts({ dispatch, save }: TextEditorState, onLink: (() => void) | null) {
  return (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save();
    else if (key === 'k' && onLink) onLink();
    else if (isText(event.target) || (key !== 'z' && key !== 'y')) return;
    else dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    event.preventDefault();
  };
}

/** Focuses the first invalid field. */
function useFaultFocus({ fault }: TextEditorState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fault) return;
    const name = CSS.escape(fault.path);
    form.current?.querySelector<HTMLElement>(`[name="${name}"],[data-name="${name}"]`)?.focus();
  }, [fault]);
  return form;
}

/** The fields' shared context, and the focused field. */
function useFields(blog: Blog, { fault }: TextEditorState, isDisabled: boolean) {
  const [active, setActive] = useState<Editor | null>(null);
  const { sources } = blog;
  const context = useMemo<RichTextContext>(
    () => ({
      sources: new Map(sources.map(({ number, title, url }) => [number, title || url])),
      fault,
      isDisabled,
      onActive: setActive,
      onPicturesDropped: () => void toast(EDITOR_TEXTS.picturesDropped),
    }),
    [sources, fault, isDisabled],
  );
  return { active, context };
}

/** The editor of a blog: the article in its style, with every text editable in place. For its owner only. */
export default function TextEditor({ blog, draft, ...callbacks }: TextEditorProps) {
  const editor = useTextEditor(blog, draft, callbacks);
  const writing = useSectionWriting(blog.id, editor);
  const { active, context } = useFields(blog, editor, writing.job !== null);
  const [isLinking, setLinking] = useState(false);
  const form = useFaultFocus(editor);
  const onKeyDown = useShortcuts(editor, active ? () => setLinking(true) : null);
  useEffect(() => document.getElementById('edit-title')?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void editor.save();
  }
  return (
    <form ref={form} noValidate aria-label="Edit text" onSubmit={submit} onKeyDown={onKeyDown}>
      <EditorBar
        editor={editor}
        writing={writing}
        language={blog.language}
        active={active}
        isLinking={isLinking}
        onLinking={setLinking}
      />
      <ConflictNotices editor={editor} />
      {editor.wasRestored ? (
        <p role="status" className="mt-5 border-l-4 border-input bg-card px-4 py-3 text-sm">
          We restored your unsaved changes. Press Cancel to return to the saved text.
        </p>
      ) : null}
      <fieldset disabled={writing.job !== null} className="contents">
        <RichTextProvider value={context}>
          <EditedArticle blog={blog} editor={editor} writing={writing} />
        </RichTextProvider>
        <DescriptionField blog={blog} editor={editor} />
      </fieldset>
    </form>
  );
}
