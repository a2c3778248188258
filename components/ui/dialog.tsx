import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from './action-button.tsx';
import { Button } from './button.tsx';
import { buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';
import { useOpenDialog } from './open-dialogs.ts';

export function Dialog(props: { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }) {
  useOpenDialog(props.open, () => props.onOpenChange(false));
  return <DialogPrimitive.Root {...props} />;
}

export const DialogClose = DialogPrimitive.Close;

/** Returns the focus on close, also without a trigger. Where the opener was deleted and the focus lost, to the part around it. */
function useFocusReturn() {
  const places = useRef<(Element | null | undefined)[]>([]);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      places.current = [activeElement, activeElement?.parentElement?.closest('[tabindex="-1"]')];
    },
    onCloseAutoFocus: () => {
      const [opener, around] = places.current;
      const isLost = document.activeElement === document.body;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else if (isLost && around instanceof HTMLElement) around.focus({ preventScroll: true });
    },
  };
}

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & { hasCornerClose?: boolean };

export function DialogContent({ className, children, hasCornerClose = true, ...props }: DialogContentProps) {
  const t = useTranslations('common');
  const focusReturn = useFocusReturn();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-40 bg-[oklch(0.15_0.03_264/0.6)] transition-opacity duration-150 starting:opacity-0" />
      <DialogPrimitive.Content
        className={cn(
          'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-md border border-card-edge bg-card p-6 text-foreground shadow-lifted transition duration-200 outline-none sm:p-8 starting:translate-y-[calc(-50%+0.75rem)] starting:opacity-0',
          className,
        )}
        {...focusReturn}
        {...props}
      >
        {children}
        {hasCornerClose ? (
          <DialogPrimitive.Close
            aria-label={t('close')}
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute top-3 end-3')}
          >
            <X aria-hidden />
          </DialogPrimitive.Close>
        ) : null}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export const DialogTitle = ({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) => (
  <DialogPrimitive.Title
    className={cn('pe-8 font-display text-3xl leading-tight font-semibold tracking-tight break-words', className)}
    {...props}
  />
);

const DialogDescription = ({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) => (
  <DialogPrimitive.Description className={cn('mt-3 text-muted-foreground', className)} {...props} />
);

export const DialogFooter = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)} {...props} />
);

type OpenDialogProps = Omit<DialogContentProps, 'title'> & {
  title: string;
  description: ReactNode;
  onClose: () => void;
};

export const OpenDialog = ({ title, description, onClose, children, ...props }: OpenDialogProps) => (
  <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
    <DialogContent {...props}>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{description}</DialogDescription>
      {children}
    </DialogContent>
  </Dialog>
);

export function DialogActions({ close, children }: { close?: string | undefined; children: ReactNode }) {
  const t = useTranslations('common');
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="outline">{close ?? t('cancel')}</Button>
      </DialogClose>
      {children}
    </DialogFooter>
  );
}

type ConfirmDialogProps = Omit<OpenDialogProps, 'description'> & {
  text: string;
  action: { label: string; busy: string; close?: string };
  /** @returns whether it succeeded; otherwise the dialog stays open */
  onConfirm: () => Promise<boolean>;
  isDestructive?: boolean;
};

export function ConfirmDialog(confirmation: ConfirmDialogProps) {
  const { text, action, onConfirm, isDestructive = true, children, ...props } = confirmation;
  return (
    <OpenDialog description={text} {...props}>
      {children}
      <DialogActions close={action.close}>
        <ActionButton
          busyText={action.busy}
          onClick={async () => (await onConfirm()) && props.onClose()}
          variant={isDestructive ? 'destructive' : undefined}
        >
          {action.label}
        </ActionButton>
      </DialogActions>
    </OpenDialog>
  );
}

type ConfirmButtonProps = ComponentProps<typeof Button> & { confirmation: Omit<ConfirmDialogProps, 'onClose'> };

/** A button that asks before it acts. */
export function ConfirmButton({ confirmation, ...props }: ConfirmButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsked(true)} {...props} />
      {isAsked ? <ConfirmDialog {...confirmation} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}
