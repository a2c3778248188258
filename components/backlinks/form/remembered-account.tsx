'use client';

import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { BusyButton } from '../busy-button.tsx';

type RememberedAccountProps = { target: string; onReplace: () => void; onForget: () => Promise<void> };

/** In the place of the boxes while credentials are remembered. */
export function RememberedAccount({ target, onReplace, onForget }: RememberedAccountProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-border bg-background p-4">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold break-words">{target}</span>
        <span className="text-muted-foreground">Remembered, stored encrypted</span>
      </p>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={onReplace} className="pointer-coarse:h-11">
          Use another
        </Button>
        <BusyButton variant="outline" busyText="Forgetting..." onPress={onForget}>
          Forget
        </BusyButton>
      </div>
    </div>
  );
}
