import { ChevronsDownUp, ChevronsUpDown, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { MAX_INSTRUCTION_CHARACTERS } from '@/lib/constants/limits.ts';
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
  /** @param instruction what the author asks for in particular; '' for nothing */
  onWrite: (change: SectionChange, instruction: string) => void;
};

/** Rewrites a section, longer or shorter, as its author asks. */
export function SectionTools({ id, number, underWay, isOff, onWrite }: SectionToolsProps) {
  const [instruction, setInstruction] = useState('');
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Rewrite section {number}</legend>
      <Label htmlFor={`${id}-instruction`} className="sr-only">
        What should change in section {number}?
      </Label>
      <Input
        id={`${id}-instruction`}
        value={instruction}
        onChange={(event) => setInstruction(event.target.value)}
        placeholder="What should change? (optional)"
        maxLength={MAX_INSTRUCTION_CHARACTERS}
        className="basis-full"
      />
      {underWay ? <Progress aria-label={`Writing section ${number}`} className="mb-1" /> : null}
      {TOOLS.map(({ change, label, Icon }) => (
        <Button
          key={change}
          id={`${id}-${change}`}
          variant="outline"
          size="sm"
          aria-busy={underWay === change}
          aria-disabled={isOff}
          onClick={() => onWrite(change, instruction)}
          className="aria-disabled:opacity-40 max-sm:px-2.5 max-sm:[&_svg]:hidden"
        >
          <Icon aria-hidden />
          {underWay === change ? 'Writing...' : label}
        </Button>
      ))}
    </fieldset>
  );
}
