import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  isBusy: boolean;
  /** Something else is under way, which a click would have to wait for. */
  isBlocked?: boolean;
  /** What it reads while busy. */
  busyText?: string;
  onClick: () => void;
};

/** A button that refuses clicks while busy or blocked but keeps the focus, which a disabled one would lose. */
export function ActionButton({
  isBusy,
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
