import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';

type UrlInputProps = {
  label: string;
  placeholder: string;
  value: string;
  error: string | null;
  onType: (typed: string) => void;
  onEnter: () => void;
  onEscape?: () => void;
};

/** A focused URL field with its error. */
export function UrlInput({ label, placeholder, value, error, onType, onEnter, onEscape }: UrlInputProps) {
  const errorId = useId();
  return (
    <div className="flex-1">
      <Input
        type="url"
        inputMode="url"
        autoComplete="off"
        autoFocus
        aria-label={label}
        placeholder={placeholder}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      {error ? (
        <p id={errorId} className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
