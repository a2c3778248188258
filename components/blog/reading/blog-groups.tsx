import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { partName } from '@/lib/blogs/groups/rules.ts';
import type { SeriesParts } from '@/lib/blogs/groups/schema.ts';
import type { Blog, BlogSummary } from '@/lib/blogs/schema.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { seriesPath, tagPath } from '@/lib/routes.ts';

type NeighborProps = { blog: BlogSummary | undefined; rel: 'prev' | 'next'; label: string };

function Neighbor({ blog, rel, label }: NeighborProps) {
  if (!blog) return null;
  return (
    <a
      href={blog.shareUrl}
      rel={rel}
      className={cn(
        'block rounded-md border border-border bg-card px-4 py-3 hover:border-foreground',
        rel === 'next' && 'sm:col-start-2 sm:text-right',
      )}
    >
      <span className="text-sm text-muted-foreground">{label}</span>
      <span lang={languageTag(blog)} className="mt-0.5 block font-semibold break-words">
        {blog.content.title}
      </span>
    </a>
  );
}

type SeriesNavProps = { id: string; site: string; series: SeriesParts };

function SeriesNav({ id, site, series: { name, key, parts } }: SeriesNavProps) {
  const at = parts.findIndex((part) => part.id === id);
  const count = parts.filter(({ series }) => series?.part !== 0).length;
  const place = partName(parts, at);
  return (
    <nav aria-labelledby="series-heading">
      <h2 id="series-heading" className="font-display text-2xl leading-tight font-semibold tracking-tight break-words">
        {place === 'Overview' ? place : `${place} of ${count}`} of{' '}
        <a href={seriesPath(site, key)} className="link-underline">
          {name}
        </a>
      </h2>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Neighbor blog={parts[at - 1]} rel="prev" label="Previous" />
        <Neighbor blog={parts[at + 1]} rel="next" label="Next" />
      </div>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer py-1 font-medium">All parts</summary>
        <ol className="mt-2 grid gap-1">
          {parts.map((part, place) => (
            <li key={part.id} className="break-words">
              <span className="text-muted-foreground">{partName(parts, place)}: </span>
              <a
                href={part.shareUrl}
                lang={languageTag(part)}
                aria-current={part.id === id ? 'page' : undefined}
                className={cn('inline-block py-1 link-underline', part.id === id && 'font-semibold')}
              >
                {part.content.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A public blog's place in its series, and its tags. Nothing for authors without a name. */
export function BlogGroups({ blog, series }: { blog: Blog; series: SeriesParts | null }) {
  const { id, tags = [], usernameSlug, visibility, isBlocked } = blog;
  if (!usernameSlug || visibility !== 'public' || isBlocked) return null;
  if (!series && tags.length === 0) return null;
  const site = siteBase(usernameSlug);
  return (
    <div className="border-t border-border framed:hidden">
      <div className="page-width grid gap-7 py-10">
        {series ? <SeriesNav id={id} site={site} series={series} /> : null}
        {tags.length > 0 ? (
          <ul aria-label="Tags" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <a
                  href={tagPath(site, groupKey(tag))}
                  rel="tag"
                  className={cn(
                    buttonVariants({ variant: 'outline', size: 'sm' }),
                    'h-auto min-h-9 max-w-full break-words',
                  )}
                >
                  {tag}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
