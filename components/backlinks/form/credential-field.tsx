'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { CredentialField as Field } from '@/lib/backlinks/platforms/shared/credential-forms.ts';

type CredentialFieldProps = {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Keeps password managers away, as these are keys of other sites. */
const NOT_A_LOGIN = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true };

/** An input for one credential. It has no name, so that no form around it can send it. */
export function CredentialField({ field, value, error, onChange }: CredentialFieldProps) {
  const { label, kind, placeholder, hint, isOptional } = field;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = kind === 'secret';
  const Icon = isShown ? EyeOff : Eye;
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {isOptional ? <span className="text-xs text-muted-foreground">Optional</span> : null}
      </div>
      <div className="relative mt-2">
        <Input
          id={id}
          type={isSecret && !isShown ? 'password' : 'text'}
          inputMode={kind === 'url' ? 'url' : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required={!isOptional}
          placeholder={placeholder}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={about || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={cn('h-11', isSecret && 'pr-12')}
          {...NOT_A_LOGIN}
        />
        {isSecret ? (
          <Button
            variant="ghost"
            size="icon"
            aria-label={isShown ? 'Hide characters' : 'Show characters'}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto text-muted-foreground pointer-coarse:right-0 pointer-coarse:size-11"
          >
            <Icon aria-hidden />
          </Button>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-destructive-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
