'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { FormField } from './form-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof FormField>, 'type' | 'control'>;

/** A box for a password, which can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck={false}
      control={
        <Button
          variant="ghost"
          size="icon"
          aria-label={isShown ? 'Hide characters' : 'Show characters'}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto text-muted-foreground"
        >
          <Icon aria-hidden />
        </Button>
      }
      {...props}
    />
  );
}
