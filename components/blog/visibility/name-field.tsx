import { useId } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { Signature } from './use-signature.ts';

export function NameField({ signed, name, setName, className }: Signature & { className?: string }) {
  const id = useId();
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
        Shown on all your blogs.{signed ? '' : ' Leave empty to stay anonymous.'}
      </p>
    </div>
  );
}
