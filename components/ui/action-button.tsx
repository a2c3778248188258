import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { useBusy } from './use-busy.ts';

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Of an action that other elements start, as a form does. */
  isBusy?: boolean;
  /** Another action is running, which this one would have to wait for. */
  isBlocked?: boolean;
  busyText?: string | undefined;
  /** The button is busy until its promise settles. */
  onClick?: () => unknown;
};

/** A button that ignores clicks while busy or blocked but keeps the focus, unlike a disabled one. */
export function ActionButton(props: ActionButtonProps) {
  const { isBusy: isStarted = false, isBlocked = false, busyText, onClick, className, children, ...others } = props;
  const { isBusy: isRunning, run } = useBusy();
  const isBusy = isStarted || isRunning;
  const isOff = isBusy || isBlocked;
  return (
    <Button
      aria-busy={isBusy}
      aria-disabled={isOff}
      onClick={isOff || !onClick ? undefined : () => run(async () => onClick())}
      className={cn('aria-disabled:cursor-default aria-disabled:opacity-55', className)}
      {...others}
    >
      {isBusy ? (busyText ?? children) : children}
    </Button>
  );
}
