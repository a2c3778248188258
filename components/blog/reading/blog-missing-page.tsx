import { MissingPage } from '@/components/shell/missing-page.tsx';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';

export function BlogMissingPage() {
  return <MissingPage notice={BLOG_MISSING} text="The address may be mistyped, or the blog was deleted." />;
}
