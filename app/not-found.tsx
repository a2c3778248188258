import type { Metadata } from 'next';
import Link from 'next/link';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <NoticePage
      label="404"
      heading="This page was never printed"
      text="The address may be mistyped, or the page was removed."
    >
      <Link href="/" className={buttonVariants({ size: 'lg' })}>
        Return to Home
      </Link>
      <Link href="/create" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        Create Blog
      </Link>
    </NoticePage>
  );
}
