import { ChevronsDownUp, ChevronsUpDown, RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { SectionChange } from '@/lib/writing/schema.ts';

/** What can be had of a section, and how its button is named. */
const TOOLS = [
  { change: 'regenerate', label: 'Write again', Icon: RefreshCw },
  { change: 'expand', label: 'Longer', Icon: ChevronsUpDown },
  { change: 'shorten', label: 'Shorter', Icon: ChevronsDownUp },
] as const satisfies { change: SectionChange; label: string; Icon: unknown }[];

type SectionToolsProps = {
  /** Begins the ids of the buttons. */
  id: string;
  /** Place of the section, counted from 1. */
  number: number;
  /** The change that is being made to this section. */
  underWay: SectionChange | null;
  /** Whether the form holds changes that must be saved first. */
  isOff: boolean;
  onWrite: (change: SectionChange) => void;
};

/** Has a section written anew, longer or shorter. */
export function SectionTools({ id, number, underWay, isOff, onWrite }: SectionToolsProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Rewrite section {number}</legend>
      {underWay ? <Progress aria-label={`Writing section ${number}`} className="mb-1" /> : null}
      {TOOLS.map(({ change, label, Icon }) => (
        <Button
          key={change}
          id={`${id}-${change}`}
          variant="outline"
          size="sm"
          aria-busy={underWay === change}
          aria-disabled={isOff}
          onClick={() => onWrite(change)}
          className="aria-disabled:opacity-40 max-sm:px-2.5 max-sm:[&_svg]:hidden"
        >
          <Icon aria-hidden />
          {underWay === change ? 'Writing...' : label}
        </Button>
      ))}
    </fieldset>
  );
}
