'use client';

import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as DropdownMenuPrimitive } from 'radix-ui';
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';

/** A menu opened by a button. Not modal: a modal one hides the rest of the page from screen readers but not from the Tab key. */
export function DropdownMenu(props: ComponentProps<typeof DropdownMenuPrimitive.Root>) {
  return <DropdownMenuPrimitive.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = DropdownMenuPrimitive.Trigger;

export function DropdownMenuContent(props: ComponentProps<typeof DropdownMenuPrimitive.Content>) {
  return (
    <DropdownMenuPrimitive.Content
      sideOffset={8}
      collisionPadding={12}
      className="z-40 max-w-[calc(100vw-1.5rem)] min-w-56 rounded-md border border-input bg-popover p-1 text-foreground shadow-lifted transition duration-150 outline-none starting:-translate-y-1 starting:opacity-0"
      {...props}
    />
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof DropdownMenuPrimitive.Item>) {
  return (
    <DropdownMenuPrimitive.Item
      className={cn(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 data-[highlighted]:bg-accent [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-foreground',
        className,
      )}
      {...props}
    />
  );
}

/** An item: `onSelect` runs at once, `opens` when the menu has closed, and `file` is the path of a download. */
export type MenuItem = { Icon: LucideIcon; label: ReactNode; isDestructive?: boolean } & (
  | { onSelect: () => void }
  | { opens: () => void }
  | { file: string; fileName?: string }
);

type MenuProps = {
  trigger: ComponentProps<'button'>;
  align: 'start' | 'end';
  label?: ReactNode;
  groups: readonly (readonly (MenuItem | false)[])[];
};

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
        <Icon aria-hidden />
        {label}
      </>
    );
    if ('file' in does) {
      return (
        <DropdownMenuItem key={key} asChild>
          <a href={does.file} download={does.fileName ?? true}>
            {content}
          </a>
        </DropdownMenuItem>
      );
    }
    function select(): void {
      if ('opens' in does) chosen.current = does.opens;
      if ('onSelect' in does) does.onSelect();
    }
    return (
      <DropdownMenuItem key={key} onSelect={select} className={isDestructive ? 'text-destructive-text' : ''}>
        {content}
      </DropdownMenuItem>
    );
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger {...trigger} />
      <DropdownMenuContent align={align} onCloseAutoFocus={openChosen}>
        {label ? <DropdownMenuPrimitive.Label className="px-3 py-2">{label}</DropdownMenuPrimitive.Label> : null}
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places
          <Fragment key={at}>
            {at > 0 || label ? <DropdownMenuPrimitive.Separator className="-mx-1 my-1 h-px bg-border" /> : null}
            {group.map((each, place) => each && item(each, place))}
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
