'use client';

import { Button } from '@/components/ui/button.tsx';
import type { OutlineState } from './use-outline.ts';

type OutlineActionsProps = {
  /** Of the button that sends the form: 'Generate Blog' unless something is under way. */
  label: string;
  isOff: boolean;
  outline: OutlineState;
  onPlan: () => void;
};

const offClasses = 'aria-disabled:pointer-events-none aria-disabled:opacity-55';

function secondOf({ draft, isOpen, open, close }: OutlineState, onPlan: () => void) {
  if (!draft) return { label: 'Plan the outline first', run: onPlan };
  return isOpen ? { label: 'Back', run: close } : { label: 'Back to the outline', run: open };
}

/** The buttons of the creation form (spec §2): write it at once, or see its outline first. Disabled ones keep the focus. */
export function OutlineActions(props: OutlineActionsProps) {
  const { label, isOff, outline, onPlan } = props;
  const second = secondOf(outline, onPlan);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button type="submit" size="lg" aria-disabled={isOff} className={`flex-1 max-sm:flex-none ${offClasses}`}>
        {label}
      </Button>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={isOff}
        onClick={isOff ? undefined : second.run}
        className={`px-5 ${offClasses}`}
      >
        {second.label}
      </Button>
    </div>
  );
}
