import type { Editor } from '@tiptap/core';
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { focusOnMount } from '@/components/ui/focus.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { lossNotes } from '@/lib/blog-imports/losses.ts';
import type { StoredDraft, TextDraft } from '@/lib/blogs/editing/schema.ts';
import type { Blog, OwnBlog } from '@/lib/blogs/schema.ts';
import { draftPlainText } from './draft/text-state.ts';
import { type EditorCallbacks, type TextEditorState, useTextEditor } from './draft/use-text-editor.ts';
import { DescriptionField, EditedArticle } from './edited-article.tsx';
import { EditorBar } from './editor-bar.tsx';
import { type RichTextContext, RichTextProvider } from './fields/text-fields.tsx';
import { BlockMenu, type OpenBlockMenu } from './rich-text/block-menu.tsx';
import { useSectionWriting } from './sections/use-section-writing.ts';

const isText = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('textarea,input,[contenteditable]') !== null;

/** Alt and F10 move the focus to the toolbar; there Escape returns it. */
function useToolbarKeys() {
  const origin = useRef<HTMLElement>(null);
  return ({ altKey, key, target, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    const toolbar = currentTarget.querySelector<HTMLElement>('[role=toolbar]');
    if (!toolbar || !(target instanceof HTMLElement)) return;
    const isInside = toolbar.contains(target);
    if (isInside && key === 'Escape') origin.current?.focus();
    if (isInside || !altKey || key !== 'F10') return;
    origin.current = target;
    toolbar.focus();
  };
}

/** Control or Command with S saves and stays, with K adds a link; with Z or Y outside a text it undoes and redoes section changes. */
const useShortcuts =
  ({ dispatch, save }: TextEditorState, onLink: (() => void) | null) =>
  (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 's') void save(true);
    else if (key === 'k' && onLink) onLink();
    else if (isText(event.target) || (key !== 'z' && key !== 'y')) return;
    else dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
    event.preventDefault();
  };

/** Puts the caret at the end of the title, not before its first letter. */
function focusTitle(): void {
  const title = document.querySelector<HTMLTextAreaElement>('#edit-title');
  title?.focus();
  title?.setSelectionRange(title.value.length, title.value.length);
}

function useFaultFocus({ fault }: TextEditorState) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fault) return;
    const name = CSS.escape(fault.path);
    form.current?.querySelector<HTMLElement>(`[name="${name}"],[data-name="${name}"]`)?.focus();
  }, [fault]);
  return form;
}

function useFields(blog: Blog, { fault }: TextEditorState, isDisabled: boolean) {
  const [active, setActive] = useState<Editor | null>(null);
  const [menu, setMenu] = useState<OpenBlockMenu | null>(null);
  const t = useTranslations('editor');
  const losses = useTranslations('losses');
  const { sources } = blog;
  const context = useMemo<RichTextContext>(
    () => ({
      sources: new Map(sources.map(({ number, title, url }) => [number, title || url])),
      fault,
      isDisabled,
      onActive: setActive,
      onMenu: setMenu,
      onLeftOut: ({ pictures = 0, ...others }) => {
        const notes = lossNotes(losses, others);
        const said = pictures > 0 ? [t('leftOut.pictureHint'), ...notes] : notes;
        const title = t(`leftOut.${pictures > 0 ? 'pictures' : 'others'}`);
        if (said.length > 0)
          toast({ title, description: said.reduce((first, second) => t('leftOut.both', { first, second })) });
      },
    }),
    [sources, fault, isDisabled, t, losses],
  );
  return { active, menu, context };
}

type NoticeProps = {
  title: string;
  description?: string;
  mine: TextDraft;
  /** Ways to resolve a conflict, the main one first. */
  choices?: readonly (readonly [label: string, choose: () => void])[];
};

/** A notice that the text cannot be stored, with a button that copies it. */
function Notice({ title, description, mine, choices = [] }: NoticeProps) {
  const t = useTranslations('editor');
  return (
    <div
      ref={focusOnMount}
      role="alert"
      tabIndex={-1}
      className="mt-5 border-s-4 border-destructive-text bg-card px-4 py-4 outline-none sm:px-5"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">{description}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {choices.map(([label, choose], at) => (
          <Button key={label} variant={at === 0 ? 'default' : 'outline'} size="sm" onClick={choose}>
            {label}
          </Button>
        ))}
        <CopyButton text={draftPlainText(mine)} failed={t.titled('copyFailed')} variant="outline" size="sm">
          {t('copyMine')}
        </CopyButton>
      </div>
    </div>
  );
}

function ConflictNotices({ editor }: { editor: TextEditorState }) {
  const t = useTranslations('editor');
  const { theirs, draftStatus, state } = editor;
  const { other, phase, reason } = draftStatus;
  const mine = state.draft;
  const choice = (conflict: 'saved' | 'draft', version: string, keep: () => void, take: () => void) => {
    const choices = [
      [t(`conflicts.${conflict}.keep`), keep] as const,
      [t(`conflicts.${conflict}.take`), take] as const,
    ];
    return <Notice key={version} mine={mine} choices={choices} {...t.titled(`conflicts.${conflict}`)} />;
  };
  if (theirs) {
    const keep = () => void editor.keepMine(theirs);
    return choice('saved', theirs.updatedAt, keep, () => editor.takeTheirs(theirs));
  }
  if (phase === 'refused') return <Notice mine={mine} {...t.titled('draft.refused', { reason })} />;
  const follow = (draft: StoredDraft, isTaken: boolean) => () => editor.followDraft(draft, isTaken);
  return other && choice('draft', other.version, follow(other, false), follow(other, true));
}

type TextEditorProps = EditorCallbacks & { blog: OwnBlog; draft: StoredDraft | null };

/** The editor of a blog: the article in its style, with every text editable in place. For its owner only. */
export default function TextEditor({ blog, draft, ...callbacks }: TextEditorProps) {
  const t = useTranslations('editor');
  const editor = useTextEditor(blog, draft, callbacks);
  const writing = useSectionWriting(blog.id, editor);
  const { active, menu, context } = useFields(blog, editor, writing.job !== null);
  const [isLinking, setLinking] = useState(false);
  const form = useFaultFocus(editor);
  const onShortcut = useShortcuts(editor, active ? () => setLinking(true) : null);
  const onToolbarKey = useToolbarKeys();
  useEffect(focusTitle, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void editor.save();
  }
  return (
    <form
      ref={form}
      noValidate
      className="relative"
      aria-label={t('heading')}
      onSubmit={submit}
      onKeyDown={(event) => {
        onShortcut(event);
        onToolbarKey(event);
      }}
    >
      <EditorBar
        editor={editor}
        writing={writing}
        language={blog.language}
        active={active}
        isLinking={isLinking}
        onLinking={setLinking}
      />
      <ConflictNotices editor={editor} />
      {editor.wasRestored && !editor.hasSaved ? (
        <p role="status" className="mt-5 border-s-4 border-input bg-card px-4 py-3 text-sm">
          {t('restored')}
        </p>
      ) : null}
      <fieldset disabled={writing.job !== null} className="contents">
        <RichTextProvider value={context}>
          <EditedArticle blog={blog} editor={editor} writing={writing} />
        </RichTextProvider>
        <DescriptionField blog={blog} editor={editor} />
      </fieldset>
      <BlockMenu menu={menu} />
    </form>
  );
}
