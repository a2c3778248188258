import { longDate } from '@/components/ui/format.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { smallCoverUrl } from '@/lib/images/rules.ts';

type SiteCardProps = { blog: ListedBlog; label?: string; headingTag?: 'h2' | 'h3'; isFirst?: boolean };

/** A blog on its author's site; the whole card is its link. With a label it is wide. */
export function SiteCard({ blog, label, headingTag: Heading = 'h3', isFirst = false }: SiteCardProps) {
  const { cover, content, shareUrl } = blog;
  const { published } = blogDates(blog);
  return (
    <article className={`site-card ${label ? 'site-pinned' : ''}`}>
      {cover ? (
        <img
          src={(label ? undefined : smallCoverUrl(cover)) ?? cover.url}
          alt=""
          {...{ width: cover.width, height: cover.height }}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
      <div lang={languageTag(blog)} dir="auto">
        {label ? (
          <span lang="en" className="site-label">
            {label}
          </span>
        ) : null}
        <Heading dir="auto">
          <a href={shareUrl}>{content.title}</a>
        </Heading>
        <p>{blog.excerpt}</p>
        <time dateTime={published} lang="en">
          {longDate(published)}
        </time>
      </div>
    </article>
  );
}

export function SiteCards({ blogs, isOrdered = false }: { blogs: readonly ListedBlog[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="site-cards">
      {blogs.map((blog, at) => (
        <li key={blog.id}>
          <SiteCard blog={blog} isFirst={at === 0} />
        </li>
      ))}
    </List>
  );
}
