'use client';

import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  busyText?: string;
  /** Must not reject. */
  onPress: () => void | Promise<void>;
};

/** A small button that ignores clicks until its action has ended. */
export function BusyButton({ busyText, onPress, className, children, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function press(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await onPress();
    setIsBusy(false);
  }
  return (
    <Button size="sm" aria-busy={isBusy} onClick={press} className={cn('pointer-coarse:h-11', className)} {...props}>
      {isBusy && busyText ? busyText : children}
    </Button>
  );
}
