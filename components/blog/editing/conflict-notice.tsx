import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import type { TextDraft } from './draft/text-draft.ts';
import type { TextEditorState } from './draft/use-text-editor.ts';

/** A draft as plain text, to be pasted elsewhere. */
export function plainTextOf(draft: TextDraft): string {
  const { title, description, intro, keyPoints, sections, conclusion, questions } = draft;
  const parts = sections.flatMap(({ heading, content }) => [heading, content]);
  const answers = questions.flatMap(({ question, answer }) => [question, answer]);
  return [title, description, intro, keyPoints, ...parts, conclusion, ...answers]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
}

type ConflictNoticeProps = { editor: TextEditorState; theirs: Blog };

/** Says that the text was changed elsewhere meanwhile, and how to go on without losing either. */
export function ConflictNotice({ editor, theirs }: ConflictNoticeProps) {
  const { isCopied, copy } = useClipboard();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  async function copyMine(): Promise<void> {
    try {
      await copy(plainTextOf(editor.state.draft));
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
      <p className="font-semibold">This blog was changed in another window</p>
      <p className="mt-1 max-w-prose text-sm text-muted-foreground">
        Your text was not saved, and nothing of it is lost: it is still in the form below. If you
        keep yours, the other text goes into the history, from where it can be restored.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => editor.keepMine(theirs)}>
          Save my text
        </Button>
        <Button variant="outline" size="sm" onClick={() => editor.takeTheirs(theirs)}>
          Load the other text
        </Button>
        <Button variant="outline" size="sm" onClick={copyMine} className="min-w-28">
          {isCopied ? 'Copied' : 'Copy my text'}
        </Button>
      </div>
    </div>
  );
}
