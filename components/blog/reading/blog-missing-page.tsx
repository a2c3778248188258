import Link from 'next/link';
import { NoticePage } from '@/components/shell/notice-page';
import { buttonVariants } from '@/components/ui/button-variants';
import { BLOG_MISSING } from '@/lib/constants/blog-messages';
import { BlogMissing } from './blog-missing';

/** What stands at the address of a blog that is not there, until the script has gone home (spec §8). */
export function BlogMissingPage() {
  return (
    <>
      <title>{BLOG_MISSING.title}</title>
      <NoticePage
        label="404"
        heading={BLOG_MISSING.title}
        text="The address may be mistyped, or the blog was deleted."
      >
        <Link href="/" className={buttonVariants({ size: 'lg' })}>
          Return to Home
        </Link>
      </NoticePage>
      <BlogMissing />
    </>
  );
}
