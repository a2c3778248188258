import { blogPosting, jsonForScript } from '@/lib/blogs/json-ld';
import type { Blog } from '@/lib/blogs/schema';

/** A blog for search engines. `origin` is this site's address without a trailing slash. */
export function BlogJsonLd({ blog, origin }: { blog: Blog; origin: string }) {
  const json = jsonForScript(blogPosting(blog, origin));
  // The JSON has no character that could end the script element.
  return <script type="application/ld+json">{json}</script>;
}
