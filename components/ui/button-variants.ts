import { cva } from 'class-variance-authority';

export const buttonVariants = cva('button', {
  variants: {
    variant: {
      default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
      ink: 'bg-foreground text-background hover:bg-foreground/85',
      outline: 'border border-input bg-card text-foreground hover:bg-accent',
      ghost: 'text-foreground hover:bg-accent',
      destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/85',
    },
    size: {
      default: 'h-10 px-4 text-sm',
      sm: 'h-8 px-3 text-sm',
      touch: 'h-8 px-3 text-sm pointer-coarse:h-11',
      lg: 'min-h-13 max-w-full px-7 py-1 text-base leading-tight whitespace-normal',
      icon: 'size-9',
      'icon-sm': 'size-7',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
