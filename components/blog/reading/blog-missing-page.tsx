import { MissingPage } from '@/components/shell/missing-page.tsx';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';

/** What stands at the address of a blog that is not there (spec §8). */
export function BlogMissingPage() {
  return <MissingPage notice={BLOG_MISSING} text="The address may be mistyped, or the blog was deleted." />;
}
