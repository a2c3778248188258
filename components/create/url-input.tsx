import { useId, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { pressedKey } from '@/components/ui/pressed-key.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Checked } from './rules.ts';

/** A URL field that can open. `save` shows a fault and returns null, or closes it and returns what `accept` returns. */
export function useUrlInput<Url, Saved>(check: (typed: string) => Checked<Url>, accept: (url: Url) => Saved) {
  const [field, setField] = useState<{ typed: string; error: string | null } | null>(null);

  function save(): Saved | null {
    if (!field) return null;
    const checked = check(field.typed);
    if (checked.ok) {
      setField(null);
      return accept(checked.value);
    }
    const { problem } = checked;
    setField({ ...field, error: problem.description ?? problem.title });
    toast({ ...problem, variant: 'destructive' });
    return null;
  }
  return {
    typed: field?.typed ?? '',
    error: field?.error ?? null,
    isOpen: field !== null,
    /** Opens the field with a text, or changes the text. */
    type: (typed: string) => setField({ typed, error: null }),
    close: () => setField(null),
    save,
  };
}

type UrlInputProps = {
  label: string;
  placeholder: string;
  state: Pick<ReturnType<typeof useUrlInput>, 'typed' | 'error' | 'type'> & { save: () => unknown };
  onEscape?: () => void;
};

/** A focused URL field with its error; Enter saves. */
export function UrlInput({ label, placeholder, state: { typed, error, type, save }, onEscape }: UrlInputProps) {
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
        value={typed}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          const key = pressedKey(event.nativeEvent);
          if (key === 'Escape') onEscape?.();
          if (key !== 'Enter') return;
          event.preventDefault();
          save();
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
