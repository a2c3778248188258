import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { MY_BLOGS_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { EmptyBlogs } from './empty-blogs.tsx';

/** In the place of the blogs of somebody who has none (spec §2, /profile). */
export function NoBlogs() {
  return (
    <EmptyBlogs text={MY_BLOGS_MESSAGES.empty}>
      <p className="mx-auto mt-3 max-w-sm text-muted-foreground">
        Type a topic; the article, its design and a link to share come back.
      </p>
      <Link href="/create" className={cn(buttonVariants(), 'mt-6')}>
        Create Your First Blog
      </Link>
    </EmptyBlogs>
  );
}
