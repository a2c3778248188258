import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { AccountRow } from './account-row.tsx';

type AccountFormRowProps = {
  heading: string;
  text: ReactNode;
  /** The button that opens the form. */
  label: string;
  /** The form; `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** One matter of the account, with a form that opens below it. */
export function AccountFormRow({ heading, text, label, children }: AccountFormRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <AccountRow
      heading={heading}
      text={text}
      action={
        <Button ref={button} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Cancel' : label}
        </Button>
      }
    >
      {isOpen ? <Suspense>{children(close)}</Suspense> : null}
    </AccountRow>
  );
}
