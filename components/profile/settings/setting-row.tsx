import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';

type SettingRowProps = { heading: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

/** A row of the settings. */
export function SettingRow({ heading, text, action, children }: SettingRowProps) {
  return (
    <div className="border-b border-border py-6 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[34rem]">
          <h3 className="font-semibold">{heading}</h3>
          <div className="mt-1 text-sm break-words text-muted-foreground">{text}</div>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

type SettingFormRowProps = {
  heading: string;
  text: ReactNode;
  label: string;
  /** The form; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
};

/** A row with a form that opens below it. */
export function SettingFormRow({ heading, text, label, children }: SettingFormRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <SettingRow
      heading={heading}
      text={text}
      action={
        <Button ref={button} variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Cancel' : label}
        </Button>
      }
    >
      {isOpen ? <Suspense>{children(close)}</Suspense> : null}
    </SettingRow>
  );
}
