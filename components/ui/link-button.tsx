import type { VariantProps } from 'class-variance-authority';
import type { LinkProps } from 'next/link';
import { Link } from '@/components/messages/navigation.tsx';
import { buttonVariants } from './button-variants.ts';
import { cn } from './cn.ts';

type LinkButtonProps<Path> = LinkProps<Path> & VariantProps<typeof buttonVariants>;

/** A link that looks like a button. Its page is not prefetched. */
export function LinkButton<Path>({ className, variant, size, ...props }: LinkButtonProps<Path>) {
  return <Link prefetch={false} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
