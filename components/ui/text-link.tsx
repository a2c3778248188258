import Link, { type LinkProps } from 'next/link';
import { cn } from './cn.ts';

/** An underlined link. Its page is not prefetched. */
export function TextLink<Path>({ className, ...props }: LinkProps<Path>) {
  return <Link prefetch={false} className={cn('link-underline', className)} {...props} />;
}
