import { useLanguage, useTranslations } from '#translations';
import { longDate } from '@/components/ui/format.ts';
import { partName } from '@/lib/blogs/groups/rules.ts';
import { blogDates } from '@/lib/blogs/rules.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { smallCoverUrl } from '@/lib/images/rules.ts';

type SiteCardProps = { blog: ListedBlog; label?: string | undefined; isPinned?: boolean; isFirst?: boolean };

/** A blog on its author's site; the whole card is its link. A pinned one is wide. */
export function SiteCard({ blog, label, isPinned = false, isFirst = false }: SiteCardProps) {
  const language = useLanguage();
  const { cover, content, shareUrl } = blog;
  const Heading = isPinned ? 'h2' : 'h3';
  const { published } = blogDates(blog);
  return (
    <article className={`site-card ${isPinned ? 'site-pinned' : ''}`}>
      {cover ? (
        <img
          src={(isPinned ? undefined : smallCoverUrl(cover)) ?? cover.url}
          alt=""
          {...{ width: cover.width, height: cover.height }}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
      <div lang={languageTag(blog)} dir="auto">
        {label ? (
          <span lang={language} className="site-label">
            {label}
          </span>
        ) : null}
        <Heading dir="auto">
          <a href={shareUrl}>{content.title}</a>
        </Heading>
        <p>{blog.excerpt}</p>
        <time dateTime={published} lang={language}>
          {longDate(published, language)}
        </time>
      </div>
    </article>
  );
}

export function SiteCards({ blogs, isOrdered = false }: { blogs: readonly ListedBlog[]; isOrdered?: boolean }) {
  const t = useTranslations('blogs.series');
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="site-cards">
      {blogs.map((blog, at) => (
        <li key={blog.id}>
          <SiteCard blog={blog} label={isOrdered ? partName(t, blogs, at) : undefined} isFirst={at === 0} />
        </li>
      ))}
    </List>
  );
}
