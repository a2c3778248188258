import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { TextDraft } from '@/lib/blogs/draft-schema.ts';
import { CONFLICT_TEXTS, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { plainTextOf } from './draft/text-draft.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';

type ConflictNoticeProps = {
  /** The text in the form. */
  mine: TextDraft;
  title: string;
  description: string;
  /** Goes on with the text in the form; named by `keepLabel`. */
  onKeep: () => void;
  keepLabel: string;
  onTake: () => void;
  takeLabel: string;
};

/** Says that the text was changed elsewhere meanwhile, and how to go on without losing either. */
function ConflictNotice({ mine, title, description, ...props }: ConflictNoticeProps) {
  const { isCopied, copy } = useClipboard();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  async function copyMine(): Promise<void> {
    try {
      await copy(plainTextOf(mine));
    } catch (error) {
      console.error(error);
      toast({ ...TEXT_MESSAGES.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="mt-5 border-l-4 border-destructive-text bg-card px-4 py-4 outline-none sm:px-5"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">{description}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={props.onKeep}>
          {props.keepLabel}
        </Button>
        <Button variant="outline" size="sm" onClick={props.onTake}>
          {props.takeLabel}
        </Button>
        <Button variant="outline" size="sm" onClick={copyMine} className="min-w-28">
          {isCopied ? 'Copied' : 'Copy my text'}
        </Button>
      </div>
    </div>
  );
}

/** The notices of an editor whose text or draft another window has changed meanwhile. */
export function ConflictNotices({ editor }: { editor: TextEditorState }) {
  const { theirs, autosave, state } = editor;
  const { other } = autosave;
  if (theirs) {
    return (
      <ConflictNotice
        key={theirs.updatedAt}
        mine={state.draft}
        {...CONFLICT_TEXTS.saved}
        onKeep={() => void editor.keepMine(theirs)}
        onTake={() => editor.takeTheirs(theirs)}
      />
    );
  }
  if (!other) return null;
  return (
    <ConflictNotice
      key={other.version}
      mine={state.draft}
      {...CONFLICT_TEXTS.draft}
      onKeep={() => autosave.follow(other, false)}
      onTake={() => editor.takeDraft(other)}
    />
  );
}
