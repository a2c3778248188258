import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  isBusy?: boolean;
  /** Another action is running, which this one would have to wait for. */
  isBlocked?: boolean;
  busyText?: string;
  onClick?: () => void;
};

/** A button that ignores clicks while busy or blocked but keeps the focus, unlike a disabled one. */
export function ActionButton({
  isBusy = false,
  isBlocked = isBusy,
  busyText,
  onClick,
  className,
  children,
  ...props
}: ActionButtonProps) {
  return (
    <Button
      aria-disabled={isBlocked}
      onClick={isBlocked ? undefined : onClick}
      className={cn('aria-disabled:cursor-default aria-disabled:opacity-55', className)}
      {...props}
    >
      {isBusy ? (busyText ?? children) : children}
    </Button>
  );
}
