import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';

type SubmitButtonProps = {
  isBusy: boolean;
  /** What the button reads while busy. */
  busyText: string;
  className?: string;
  children: ReactNode;
};

/**
 * Sends a form. While busy it refuses clicks but keeps the focus, which a disabled button would lose; the form itself
 * refuses to be sent twice.
 */
export function SubmitButton({ isBusy, busyText, className, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={isBusy}
      className={cn('w-full aria-disabled:pointer-events-none aria-disabled:opacity-55', className)}
    >
      {isBusy ? busyText : children}
    </Button>
  );
}
