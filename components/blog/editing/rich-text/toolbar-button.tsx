import type { LucideIcon } from 'lucide-react';
import { Toolbar as ToolbarPrimitive } from 'radix-ui';

type ToolbarButtonProps = {
  label: string;
  /** The key that does the same, with Control or Command. */
  keys?: string | undefined;
  Icon: LucideIcon;
  /** Left out for what is no state. */
  isPressed?: boolean;
  isOff: boolean;
  onPress: () => void;
};

/** A button of the toolbar. One that can do nothing keeps its place and the focus. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, keys, Icon, isPressed, isOff, onPress } = props;
  return (
    <ToolbarPrimitive.Button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys && `Control+${keys} Meta+${keys}`}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      title={keys ? `${label} (Ctrl+${keys})` : label}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
      className="inline-flex size-9 cursor-pointer items-center justify-center rounded-sm text-foreground transition-colors hover:bg-accent aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent aria-pressed:bg-foreground aria-pressed:text-background [&_svg]:size-4.5"
    >
      <Icon aria-hidden />
    </ToolbarPrimitive.Button>
  );
}
