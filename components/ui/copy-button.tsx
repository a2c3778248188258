import { Check, Copy } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import { Button } from './button.tsx';
import { useClipboard } from './use-clipboard.ts';
import type { ToastInput } from './use-toast.ts';

type CopyButtonProps = ComponentProps<typeof Button> & {
  text: string | undefined;
  failed?: ToastInput;
  done?: ToastInput;
};

/** Copies a text, once it is known, and shows "Copied" for two seconds (spec §9). */
export function CopyButton({ text, failed, done, Icon = Copy, children, ...props }: CopyButtonProps) {
  const t = useTranslations('common');
  const { isCopied, copy } = useClipboard();
  const run = () => text !== undefined && copy(text, failed ?? t.titled('copyFailed'), done);
  return (
    <Button Icon={isCopied ? Check : Icon} aria-disabled={text === undefined} onClick={run} {...props}>
      {/* Both labels share one cell to avoid layout shifts. */}
      {children ? (
        <span className="grid text-start *:col-start-1 *:row-start-1">
          <span className={isCopied ? 'invisible' : undefined}>{children}</span>
          <span className={isCopied ? undefined : 'invisible'}>{t('copied')}</span>
        </span>
      ) : null}
    </Button>
  );
}
