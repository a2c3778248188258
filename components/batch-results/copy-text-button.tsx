import type { VariantProps } from 'class-variance-authority';
import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { buttonVariants } from '@/components/ui/button-variants.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import type { Message } from '@/lib/constants/messages.ts';

type CopyTextButtonProps = VariantProps<typeof buttonVariants> & {
  text: string;
  label: string;
  /** Completes the label for screen readers. */
  of?: string;
  /** The confirmation toast (spec §8). */
  done: Message;
};

/** Copies a text and shows "Copied" for two seconds (spec §9). */
export function CopyTextButton({ text, label, of, done, variant, size }: CopyTextButtonProps) {
  const { isCopied, copy } = useClipboard();
  const run = () => copy(text, BATCH_RESULTS_MESSAGES.copyFailed, done);
  return (
    <Button Icon={isCopied ? Check : Copy} variant={variant} size={size} onClick={run}>
      {/* Both labels share one cell to avoid layout shifts. */}
      <span className="grid text-left *:col-start-1 *:row-start-1">
        <span className={isCopied ? 'invisible' : undefined}>{label}</span>
        <span className={isCopied ? undefined : 'invisible'}>Copied</span>
      </span>
      {of ? <span className="sr-only">{of}</span> : null}
    </Button>
  );
}
