import { Check, Copy } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { PROGRAM_MESSAGES } from '@/lib/constants/program-messages.ts';

type CopyFieldProps = { label: string; value: string; autoFocus?: boolean };

/** A text to copy, by a button or by hand. */
export function CopyField({ label, value, autoFocus }: CopyFieldProps) {
  const { isCopied, copy } = useClipboard();
  return (
    <div className="flex max-w-[34rem] items-end gap-2">
      <InputField
        label={label}
        value={value}
        readOnly
        autoFocus={autoFocus}
        onFocus={(event) => event.currentTarget.select()}
        className="min-w-0 flex-1"
      />
      <Button
        Icon={isCopied ? Check : Copy}
        variant="outline"
        onClick={() => copy(value, PROGRAM_MESSAGES.copyFailed, PROGRAM_MESSAGES.copied)}
      >
        Copy<span className="sr-only"> {label}</span>
      </Button>
    </div>
  );
}
