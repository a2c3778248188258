'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** Labels of the button, idle and busy. */
  action: { label: string; busy: string };
  /** @returns whether it succeeded; otherwise the dialog stays open */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before a deletion. */
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
    <OpenDialog title={title} description={text} onClose={onClose}>
      {children}
      <DialogActions>
        <Button
          aria-busy={isBusy}
          onClick={confirm}
          className="bg-destructive text-destructive-foreground hover:bg-destructive/85"
        >
          {isBusy ? action.busy : action.label}
        </Button>
      </DialogActions>
    </OpenDialog>
  );
}
