import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

const ACTIONS = {
  password: { show: 'showPassword', hide: 'hidePassword' },
  characters: { show: 'showCharacters', hide: 'hideCharacters' },
} as const;

type SecretInputProps = ComponentProps<'input'> & { noun: keyof typeof ACTIONS };

/** A password or key, which a button shows. `noun` names it. */
export function SecretInput({ noun, className, ...props }: SecretInputProps) {
  const t = useTranslations('common');
  const [isVisible, setIsVisible] = useState(false);
  return (
    <div className="relative">
      <Input
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pe-12', className)}
        {...props}
      />
      <Button
        Icon={isVisible ? EyeOff : Eye}
        variant="ghost"
        size="icon"
        aria-label={t(ACTIONS[noun][isVisible ? 'hide' : 'show'])}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute inset-y-0 end-1 my-auto text-muted-foreground pointer-coarse:end-0 pointer-coarse:size-11"
      />
    </div>
  );
}
