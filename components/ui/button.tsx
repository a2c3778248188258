import type { VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { Icon?: LucideIcon };

export const Button = ({ className, variant, size, type = 'button', Icon, children, ...props }: ButtonProps) => (
  <button type={type} className={cn(buttonVariants({ variant, size }), className)} {...props}>
    {Icon ? <Icon aria-hidden /> : null}
    {children}
  </button>
);
