import type { LucideIcon } from 'lucide-react';
import type { Route } from 'next';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react';
import { Link } from '@/components/messages/navigation.tsx';

/** An item: `onSelect` runs at once, `opens` when the menu has closed, `href` is a page and `file` the path of a download. */
export type MenuItem = { Icon?: LucideIcon; label: ReactNode; isDestructive?: boolean } & (
  | { onSelect: () => void }
  | { opens: () => void }
  | { href: string }
  | { file: string; fileName?: string }
);

type MenuProps = {
  trigger: ComponentProps<'button'>;
  align: 'start' | 'end';
  label?: ReactNode;
  groups: readonly (readonly (MenuItem | false)[])[];
};

const ITEM =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 data-[highlighted]:bg-accent [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground';

/**
 * A button with a menu. What an item `opens` opens after the menu has returned the focus to its button, so that a dialog
 * or panel can return it too.
 */
export function Menu({ trigger, align, label, groups }: MenuProps) {
  const chosen = useRef<() => void>(undefined);

  function openChosen(): void {
    // The menu focuses its button after this handler.
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = undefined;
  }

  function item({ Icon, label, isDestructive, ...does }: MenuItem, key: number) {
    const content = (
      <>
        {Icon ? <Icon aria-hidden /> : null}
        {label}
      </>
    );
    function select(): void {
      if ('opens' in does) chosen.current = does.opens;
      if ('onSelect' in does) does.onSelect();
    }
    const props = { className: isDestructive ? `${ITEM} text-destructive-text` : ITEM, onSelect: select };
    const link =
      'file' in does ? (
        <a href={does.file} download={does.fileName ?? true}>
          {content}
        </a>
      ) : (
        'href' in does && (
          <Link href={does.href as Route} prefetch={false}>
            {content}
          </Link>
        )
      );
    return (
      <DropdownMenu.Item key={key} asChild={link !== false} {...props}>
        {link || content}
      </DropdownMenu.Item>
    );
  }
  return (
    // Not modal: a modal one hides the rest of the page from screen readers but not from the Tab key.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger {...trigger} />
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={openChosen}
        className="z-40 max-w-[calc(100vw-1.5rem)] min-w-56 rounded-md border border-input bg-popover p-1 text-foreground shadow-lifted transition duration-150 outline-none starting:-translate-y-1 starting:opacity-0"
      >
        {label ? <DropdownMenu.Label className="px-3 py-2">{label}</DropdownMenu.Label> : null}
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places
          <Fragment key={at}>
            {at > 0 || label ? <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-border" /> : null}
            {group.map((each, place) => each && item(each, place))}
          </Fragment>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
