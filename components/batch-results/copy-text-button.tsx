'use client';

import type { VariantProps } from 'class-variance-authority';
import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { buttonVariants } from '@/components/ui/button-variants.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Message } from '@/lib/constants/messages.ts';

type CopyTextButtonProps = VariantProps<typeof buttonVariants> & {
  text: string;
  label: string;
  /** Said to screen readers after the label, where several buttons have the same one. */
  of?: string;
  /** The toast that says it is done (spec §8). */
  done: Message;
};

/** Copies a text; for two seconds it says so itself (spec §9). */
export function CopyTextButton({ text, label, of, done, variant, size }: CopyTextButtonProps) {
  const { isCopied, copy } = useClipboard();

  async function run(): Promise<void> {
    try {
      await copy(text);
      toast(done);
    } catch {
      toast({ ...BATCH_RESULTS_MESSAGES.copyFailed, variant: 'destructive' });
    }
  }
  return (
    <Button variant={variant} size={size} onClick={run}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      {/* Both words take the same room, so that nothing moves. */}
      <span className="grid text-left *:col-start-1 *:row-start-1">
        <span className={isCopied ? 'invisible' : undefined}>{label}</span>
        <span className={isCopied ? undefined : 'invisible'}>Copied</span>
      </span>
      {of ? <span className="sr-only">{of}</span> : null}
    </Button>
  );
}
