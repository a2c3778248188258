import type { LinkProps } from 'next/link';
import { Link } from '@/components/messages/navigation.tsx';
import { cn } from './cn.ts';

/** An underlined link. Its page is not prefetched. */
export function TextLink<Path>({ className, ...props }: LinkProps<Path>) {
  return <Link prefetch={false} className={cn('link-underline', className)} {...props} />;
}
