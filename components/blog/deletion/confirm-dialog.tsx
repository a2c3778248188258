'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@/components/ui/dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** On the button, and while it works. */
  action: { label: string; busy: string };
  /** @returns whether it was done; the dialog stays open otherwise */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  /** What is concerned, between the text and the buttons. */
  children?: ReactNode;
};

/** Asks once more before something is deleted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, onConfirm, onClose, children } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    if (await onConfirm()) onClose();
    else setIsBusy(false);
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent>
        <DialogTitle className="break-words">{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        {children}
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            aria-busy={isBusy}
            onClick={confirm}
            className="bg-destructive text-destructive-foreground hover:bg-destructive/85"
          >
            {isBusy ? action.busy : action.label}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
