import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

type SwitchFieldProps = {
  label: string;
  hint: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  isLine?: boolean;
};

export function SwitchField({ label, hint, checked, onChange, isLine = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex w-full items-start justify-between gap-5">
      <div className={cn('min-w-0', isLine && 'flex flex-wrap items-baseline gap-x-3 self-center')}>
        <label htmlFor={id} className="block cursor-pointer text-sm font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className={cn('text-sm text-muted-foreground', isLine ? 'max-sm:sr-only' : 'mt-0.5')}>
          {hint}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={`${id}-hint`}
        onClick={() => onChange(!checked)}
        className="group inline-flex h-6 w-11 shrink-0 cursor-pointer items-center rounded-full border border-input bg-muted px-0.5 transition-colors aria-checked:border-primary aria-checked:bg-primary"
      >
        <span className="block size-4.5 rounded-full bg-foreground transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-primary-foreground" />
      </button>
    </div>
  );
}
