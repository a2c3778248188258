import { useId } from 'react';
import { NameField, type Signature } from '@/components/blog/visibility/name-field.tsx';
import { VISIBILITY_OPTIONS } from '@/components/blog/visibility/visibility-badge.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { BlogVisibility } from '@/lib/constants/options.ts';
import { BATCH_TEXTS } from '../texts.ts';

type PublishingFieldsProps = {
  /** Null for visitors, who have no choice. */
  signature: Signature | null;
  fault: string;
  visibility: BlogVisibility;
  onChange: (visibility: BlogVisibility) => void;
};

/** Asks, before a batch is written, who signs its blogs and who can see them. */
export function PublishingFields({ signature, fault, visibility, onChange }: PublishingFieldsProps) {
  const id = useId();
  if (!signature)
    return <p className="border-t border-border pt-4 text-sm text-muted-foreground">{BATCH_TEXTS.visitor}</p>;
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-border pt-4 sm:grid-cols-2">
      <legend className="sr-only">Publishing</legend>
      <div>
        <NameField {...signature} />
        <Fault className="mt-1.5">{fault}</Fault>
      </div>
      <div>
        <Label htmlFor={id}>Who can see them?</Label>
        <Select
          id={id}
          options={VISIBILITY_OPTIONS}
          value={visibility}
          onChange={({ target }) => onChange(target.value as BlogVisibility)}
          aria-describedby={`${id}-hint`}
          className="mt-1.5 min-h-10"
        />
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted-foreground">
          You can change it for each blog later.
        </p>
      </div>
    </fieldset>
  );
}
