'use client';

import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';
import { useOpenDialog } from './open-dialogs.ts';

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** A window over the page that must be dealt with before going on. */
export function Dialog(props: DialogProps) {
  useOpenDialog(props.open, () => props.onOpenChange(false));
  return <DialogPrimitive.Root {...props} />;
}

/** Closes the dialog; `asChild` makes a button of ours do it. */
export const DialogClose = DialogPrimitive.Close;

/** Gives the focus back to where it was before the dialog opened, also when no trigger opened it. */
function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  /** False where the dialog has a 'Close' button of its own. */
  hasCornerClose?: boolean;
};

/** The window itself, with a control that closes it in its corner. */
export function DialogContent({ className, children, hasCornerClose = true, ...props }: DialogContentProps) {
  const focusReturn = useFocusReturn();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.03_264/0.6)] transition-opacity duration-150 starting:opacity-0" />
      <DialogPrimitive.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-md border border-card-edge bg-card p-6 text-card-foreground shadow-lifted transition duration-200 outline-none sm:p-8 starting:translate-y-[calc(-50%+0.75rem)] starting:opacity-0',
          className,
        )}
        {...focusReturn}
        {...props}
      >
        {children}
        {hasCornerClose ? (
          <DialogPrimitive.Close
            aria-label="Close"
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 right-3')}
          >
            <X aria-hidden />
          </DialogPrimitive.Close>
        ) : null}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** The dialog's heading, which also names it. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn('pr-8 font-display text-3xl leading-tight font-semibold tracking-tight', className)}
      {...props}
    />
  );
}

/** What the dialog is about, read out when it opens. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('mt-3 text-muted-foreground', className)} {...props} />;
}

/** The row of buttons at the end; under each other on a narrow screen, the main one on top. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...props} />;
}
