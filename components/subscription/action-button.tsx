import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  isBusy: boolean;
  /** What it reads while busy. */
  busyText?: string;
  onClick: () => void;
};

/** A button that refuses clicks while busy but keeps the focus, which a disabled one would lose. */
export function ActionButton({
  isBusy,
  busyText,
  onClick,
  className,
  children,
  ...props
}: ActionButtonProps) {
  return (
    <Button
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
      className={cn('aria-disabled:cursor-default aria-disabled:opacity-55', className)}
      {...props}
    >
      {isBusy ? (busyText ?? children) : children}
    </Button>
  );
}
