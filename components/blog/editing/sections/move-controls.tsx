import { ArrowDown, ArrowUp, type LucideIcon, Trash2 } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';

/** Id of a section in the form, and prefix of the ids of its parts. */
export const sectionId = (key: number) => `edit-section-${key}`;

/** Id of a picture in the form, and prefix of the ids of its parts. */
export const pictureId = (url: string) => `edit-picture-${url.replace(/[^\w-]+/g, '-')}`;

/** Focuses the element with an id after the next render. */
export function useFocusLater(): (id: string) => void {
  const target = useRef<string | null>(null);
  useEffect(() => {
    if (target.current === null) return;
    document.getElementById(target.current)?.focus();
    target.current = null;
  });
  return (id) => {
    target.current = id;
  };
}

type Action = 'moveUp' | 'moveDown' | 'remove';

type MoveControlsProps = Pick<ComponentProps<typeof Button>, 'size'> & {
  id: string;
  noun: 'section' | 'image' | 'blog' | 'entry';
  /** Accessible name of an action. */
  actionLabel: (action: Action) => string;
  index: number;
  count: number;
  canRemove?: boolean;
  RemoveIcon?: LucideIcon;
  onMove: (by: -1 | 1) => void;
  onRemove?: () => void;
};

/** Moves and removes an item of a list. Disabled buttons keep their place and the focus. */
export function MoveControls(props: MoveControlsProps) {
  const { id, noun, actionLabel, index, count, canRemove = true, RemoveIcon = Trash2, size, onMove, onRemove } = props;
  const t = useTranslations('arranging');
  const buttons = [
    { action: 'moveUp', id: 'up', Icon: ArrowUp, isDisabled: index === 0, run: () => onMove(-1) },
    { action: 'moveDown', id: 'down', Icon: ArrowDown, isDisabled: index === count - 1, run: () => onMove(1) },
    { action: 'remove', id: 'remove', Icon: RemoveIcon, isDisabled: !canRemove, run: onRemove },
  ] as const;
  return buttons
    .slice(0, onRemove ? 3 : 2)
    .map(({ action, id: ending, Icon, isDisabled, run }) => (
      <Button
        key={action}
        Icon={Icon}
        id={`${id}-${ending}`}
        variant="ghost"
        size={size}
        aria-label={actionLabel(action)}
        title={t(action, { noun })}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : run}
        className="text-muted-foreground hover:text-foreground aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
      />
    ));
}

type SectionControlsProps = Partial<Pick<MoveControlsProps, 'noun' | 'canRemove' | 'size'>> &
  Pick<MoveControlsProps, 'id' | 'count' | 'onMove' | 'onRemove'> & { number: number };

export function SectionControls({ number, count, noun = 'section', ...props }: SectionControlsProps) {
  const t = useTranslations('arranging.numbered');
  return (
    <div className="flex gap-1">
      <MoveControls
        noun={noun}
        actionLabel={(action) => t(action, { noun, number })}
        index={number - 1}
        count={count}
        canRemove={count > 1}
        size="icon"
        {...props}
      />
    </div>
  );
}
