'use client';

import type { ReactNode } from 'react';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { EMBED_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { COPY_MESSAGES } from '@/lib/constants/profile-messages.ts';

const MESSAGES = {
  link: { copied: COPY_MESSAGES.linkCopied, failed: COPY_MESSAGES.linkFailed },
  embed: EMBED_MESSAGES,
} as const;

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  /** What that is, for the messages. */
  kind: keyof typeof MESSAGES;
  /** Classes; passed in, so that no reading page has to load what makes them up. */
  className: string;
  /** What the button says for two seconds after (spec §9). */
  copied: ReactNode;
  children: ReactNode;
};

const FACE = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** Copies a text and says so (spec §8). Both faces take the same room, so that nothing moves. */
export function CopyButton({ text, kind, className, copied, children }: CopyButtonProps) {
  const { isCopied, copy } = useClipboard();

  async function run(): Promise<void> {
    try {
      await copy(text);
      toast(MESSAGES[kind].copied);
    } catch (error) {
      console.error(error);
      toast({ ...MESSAGES[kind].failed, variant: 'destructive' });
    }
  }
  return (
    <button type="button" onClick={run} className={className}>
      <span className="grid">
        <span className={isCopied ? `${FACE} invisible` : FACE}>{children}</span>
        <span className={isCopied ? FACE : `${FACE} invisible`}>{copied}</span>
      </span>
    </button>
  );
}
