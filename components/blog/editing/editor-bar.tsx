import type { Editor } from '@tiptap/core';
import { Redo2, Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { focusOnMount } from '@/components/ui/focus.ts';
import { blogWords } from '@/lib/blogs/article-texts.ts';
import type { TextDraft } from '@/lib/blogs/editing/schema.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';
import { Toolbar, ToolbarButton, useEditorState } from './rich-text/toolbar.tsx';
import type { SectionWriting } from './sections/use-section-writing.ts';

function WordCount({ draft, language }: { draft: TextDraft; language: Language }) {
  // Counting takes a few milliseconds, which must not delay typing.
  const settled = useDeferredValue(draft);
  const words = useMemo(() => blogWords(settled, language), [settled, language]);
  return <p className="text-sm text-muted-foreground">{useTranslations('editor')('wordCount', { count: words })}</p>;
}

/** Undo and Redo: for changes of the lists if they came last, else in the focused field. */
function Steps({ editor: { state, dispatch }, active }: { editor: TextEditorState; active: Editor | null }) {
  const t = useTranslations('editor.toolbar');
  useEditorState(active);
  const step = (kind: 'undo' | 'redo') => {
    const isOfText = Boolean(active?.isEditable && active.can()[kind]());
    const isOfLists = state[kind].length > 0;
    const goesFirst = isOfLists && state.latest === 'lists';
    return {
      isDisabled: !isOfText && !isOfLists,
      onPress: () => {
        if (goesFirst || !isOfText) dispatch({ type: kind });
        else active?.chain().focus()[kind]().run();
      },
    };
  };
  return (
    <>
      <ToolbarButton label={t('undo')} keys="Z" Icon={Undo2} {...step('undo')} />
      <ToolbarButton label={t('redo')} keys="Y" Icon={Redo2} {...step('redo')} />
    </>
  );
}

function DraftState({ editor: { isChanged, hasSaved, draftStatus } }: { editor: TextEditorState }) {
  const t = useTranslations('editor.draft');
  const { phase, reason } = draftStatus;
  const words = () => {
    if (phase === 'newer-elsewhere') return t('held');
    if (phase === 'failed') return t('notSaved', { reason });
    if (phase === 'refused') return t('refused.title');
    if (phase === 'saving' || phase === 'leaving') return '';
    if (!isChanged) return hasSaved ? t.common('saved') : '';
    return t(phase === 'clean' ? 'saved' : 'saving');
  };
  const isFault = phase === 'failed' || phase === 'refused';
  return (
    <p role="status" className={cn('text-sm', isFault ? 'font-medium text-destructive-text' : 'text-muted-foreground')}>
      {words()}
    </p>
  );
}

type EditorBarProps = {
  editor: TextEditorState;
  writing: SectionWriting;
  language: Language;
  active: Editor | null;
  isLinking: boolean;
  onLinking: (isLinking: boolean) => void;
};

export function EditorBar({ editor, writing, language, active, ...linking }: EditorBarProps) {
  const t = useTranslations('editor');
  const { state, isChanged, isSaving, cancel } = editor;
  const { job } = writing;
  return (
    <div className="sticky top-0 z-20 -mx-5 border-b border-border bg-background px-5 pt-3 pb-1 max-sm:-top-10.5 sm:mx-0 sm:px-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight">{t('heading')}</h2>
        {job ? (
          <p role="status" className="text-sm text-muted-foreground">
            {t(`writing.${job.change}`, { number: job.index + 1 })}
          </p>
        ) : (
          <WordCount draft={state.draft} language={language} />
        )}
        <DraftState editor={editor} />
        <div className="ms-auto flex items-center gap-2">
          {job ? (
            // Takes the focus from the button that started it.
            <Button ref={focusOnMount} variant="outline" onClick={writing.stop}>
              {t('writing.stop')}
            </Button>
          ) : null}
          <Button variant="outline" onClick={cancel}>
            {t.common('cancel')}
          </Button>
          <Button
            type="submit"
            title={t('saveHint')}
            disabled={!isChanged || isSaving}
            aria-busy={isSaving}
            className="min-w-24"
          >
            {isSaving ? t('saving') : t.common('save')}
          </Button>
        </div>
      </div>
      <Toolbar editor={active} {...linking}>
        <Steps editor={editor} active={active} />
      </Toolbar>
    </div>
  );
}
