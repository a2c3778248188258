'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { useBusy } from '@/components/ui/use-busy.ts';

type BusyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  busyText?: string;
  onPress: () => void | Promise<void>;
};

/** A small button that ignores clicks until its action has ended. */
export function BusyButton({ busyText, onPress, className, children, ...props }: BusyButtonProps) {
  const { isBusy, run } = useBusy();
  const press = () => run(async () => onPress());
  return (
    <Button size="sm" aria-busy={isBusy} onClick={press} className={cn('pointer-coarse:h-11', className)} {...props}>
      {isBusy && busyText ? busyText : children}
    </Button>
  );
}
