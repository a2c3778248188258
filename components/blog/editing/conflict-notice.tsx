import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { TextDraft } from '@/lib/blogs/drafts/schema.ts';
import { CONFLICT_TEXTS, DRAFT_MESSAGES, TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { plainTextOf } from './draft/text-draft.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';

type NoticeProps = {
  mine: TextDraft;
  title: string;
  description: string;
  /** Further buttons. */
  children?: ReactNode;
};

type ConflictNoticeProps = NoticeProps & {
  /** Keeps the text in the form. */
  onKeep: () => void;
  keepLabel: string;
  onTake: () => void;
  takeLabel: string;
};

/** A notice that the text cannot be stored, with a button that copies it. */
function Notice({ mine, title, description, children }: NoticeProps) {
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
        {children}
        <Button variant="outline" size="sm" onClick={copyMine} className="min-w-28">
          {isCopied ? 'Copied' : 'Copy my text'}
        </Button>
      </div>
    </div>
  );
}

/** A conflict with another window, and two ways to resolve it. */
function ConflictNotice({ onKeep, keepLabel, onTake, takeLabel, ...notice }: ConflictNoticeProps) {
  return (
    <Notice {...notice}>
      <Button size="sm" onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button variant="outline" size="sm" onClick={onTake}>
        {takeLabel}
      </Button>
    </Notice>
  );
}

/** Notices for conflicts with another window and for refused drafts. */
export function ConflictNotices({ editor }: { editor: TextEditorState }) {
  const { theirs, draftStatus, state } = editor;
  const { other, phase, reason } = draftStatus;
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
  if (phase === 'refused') {
    const { title, description } = DRAFT_MESSAGES.refused;
    return <Notice mine={state.draft} title={title} description={description(reason)} />;
  }
  if (!other) return null;
  return (
    <ConflictNotice
      key={other.version}
      mine={state.draft}
      {...CONFLICT_TEXTS.draft}
      onKeep={() => editor.followDraft(other, false)}
      onTake={() => editor.followDraft(other, true)}
    />
  );
}
