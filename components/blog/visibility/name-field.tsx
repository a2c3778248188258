import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { Publication } from './use-publication.ts';

/** Asks an account without a name how to sign its blogs; nothing for others. */
export function NameField({ isAsked, name, setName, className }: Publication['signature'] & { className?: string }) {
  const id = useId();
  if (!isAsked) return null;
  return (
    <div className={className}>
      <Label htmlFor={id}>Author name</Label>
      <Input
        id={id}
        autoComplete="name"
        placeholder="Anonymous"
        value={name}
        onChange={({ target }) => setName(target.value)}
        aria-describedby={`${id}-hint`}
        className="mt-1.5"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted-foreground">
        Shown on all your blogs. Leave it empty to stay anonymous.
      </p>
    </div>
  );
}
