import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type SectionControlsProps = {
  /** Begins the ids of the buttons. */
  id: string;
  /** Place of the section, counted from 1, and how many there are. */
  number: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** What can be done with a whole section. Buttons that can do nothing keep their place and the focus. */
export function SectionControls({ id, number, count, onMove, onRemove }: SectionControlsProps) {
  const buttons = [
    { name: 'up', label: 'Move section', way: 'up', Icon: ArrowUp, isOff: number === 1, run: () => onMove(-1) },
    {
      name: 'down',
      label: 'Move section',
      way: 'down',
      Icon: ArrowDown,
      isOff: number === count,
      run: () => onMove(1),
    },
    { name: 'remove', label: 'Remove section', way: '', Icon: Trash2, isOff: count === 1, run: onRemove },
  ];
  return (
    <div className="flex gap-1">
      {buttons.map(({ name, label, way, Icon, isOff, run }) => (
        <Button
          key={name}
          id={`${id}-${name}`}
          variant="ghost"
          size="icon"
          aria-label={`${label} ${number} ${way}`.trim()}
          title={`${label} ${way}`.trim()}
          aria-disabled={isOff}
          onClick={isOff ? undefined : run}
          className="text-muted-foreground hover:text-foreground aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </div>
  );
}
