import type { Ref } from 'react';
import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { COVER_MESSAGES } from '@/lib/constants/cover-messages.ts';
import { MAX_ALTERNATIVE_TEXT_CHARACTERS } from '@/lib/constants/limits.ts';
import type { Description } from './cover-choice.ts';

type DescriptionFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: Description;
  isMissing: boolean;
  onChange: (description: Description) => void;
};

/** What a cover shows, or that it only decorates. */
export function DescriptionField({ ref, value, isMissing, onChange }: DescriptionFieldProps) {
  const id = useId();
  return (
    <div className="mt-5">
      <Label htmlFor={id}>Alternative text</Label>
      <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted-foreground">
        What the picture shows, for readers who cannot see it.
      </p>
      <Input
        ref={ref}
        id={id}
        className="mt-2"
        maxLength={MAX_ALTERNATIVE_TEXT_CHARACTERS}
        value={value.isDecorative ? '' : value.alt}
        disabled={value.isDecorative}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-hint ${id}-fault` : `${id}-hint`}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
      />
      <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-destructive-text empty:hidden">
        {isMissing ? COVER_MESSAGES.altMissing : null}
      </p>
      <label className="mt-2 flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm">
        <input
          type="checkbox"
          checked={value.isDecorative}
          onChange={(event) => onChange({ ...value, isDecorative: event.target.checked })}
          className="size-4 accent-foreground"
        />
        It only decorates
      </label>
    </div>
  );
}
