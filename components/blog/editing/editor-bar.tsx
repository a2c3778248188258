import { Redo2, Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { blogWords } from '@/lib/blogs/reading-time.ts';
import type { Language } from '@/lib/constants/options.ts';
import type { TextDraft } from './draft/text-draft.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';
import type { SectionJob, SectionWriting } from './sections/use-section-writing.ts';

const NUMBER = new Intl.NumberFormat('en-US');

function WordCount({ draft, language }: { draft: TextDraft; language: Language }) {
  // Counting a long text takes a few milliseconds, which typing must not wait for.
  const settled = useDeferredValue(draft);
  const words = useMemo(() => blogWords(settled, language), [settled, language]);
  return (
    <p className="text-sm text-muted-foreground">
      {NUMBER.format(words)} {words === 1 ? 'word' : 'words'}
    </p>
  );
}

/** Undo and redo of the changes of the sections. */
function Steps({ editor: { state, dispatch } }: { editor: TextEditorState }) {
  const hasUndo = state.undo.length > 0;
  const hasRedo = state.redo.length > 0;
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Undo"
        title="Undo"
        aria-disabled={!hasUndo}
        onClick={() => dispatch({ type: 'undo' })}
        className="aria-disabled:opacity-40"
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Redo"
        title="Redo"
        aria-disabled={!hasRedo}
        onClick={() => dispatch({ type: 'redo' })}
        className="aria-disabled:opacity-40"
      >
        <Redo2 aria-hidden />
      </Button>
    </>
  );
}

const DOING = {
  regenerate: (section: string) => `Writing ${section} again...`,
  expand: (section: string) => `Making ${section} longer...`,
  shorten: (section: string) => `Making ${section} shorter...`,
} as const;

/** Says which section is being written, for as long as the form waits for it. */
function WritingStatus({ job }: { job: SectionJob }) {
  return (
    <p role="status" className="text-sm text-muted-foreground">
      {DOING[job.change](`section ${job.index + 1}`)}
    </p>
  );
}

/** Calls the writing of a section off; takes the focus of the button that began it. */
function StopWriting({ onStop }: { onStop: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="outline" onClick={onStop}>
      Stop
    </Button>
  );
}

type EditorBarProps = { editor: TextEditorState; writing: SectionWriting; language: Language };

/** The bar that stays above the form: undo, cancel, save. */
export function EditorBar({ editor, writing, language }: EditorBarProps) {
  const { state, isChanged, isSaving, cancel } = editor;
  return (
    <div className="sticky top-0 z-20 -mx-5 max-sm:-top-10.5 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-background px-5 py-3 sm:mx-0 sm:px-0">
      <h1 className="font-display text-2xl leading-tight font-semibold tracking-tight">
        Edit text
      </h1>
      {writing.job ? (
        <WritingStatus job={writing.job} />
      ) : (
        <WordCount draft={state.draft} language={language} />
      )}
      <div className="ml-auto flex items-center gap-2">
        {writing.job ? <StopWriting onStop={writing.stop} /> : <Steps editor={editor} />}
        <Button variant="outline" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={!isChanged || isSaving}
          aria-busy={isSaving}
          className="min-w-26"
        >
          {isSaving ? 'Saving...' : 'Save text'}
        </Button>
      </div>
    </div>
  );
}
