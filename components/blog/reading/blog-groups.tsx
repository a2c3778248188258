import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from '#translations';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { partName, partNumber } from '@/lib/blogs/groups/rules.ts';
import type { SeriesParts } from '@/lib/blogs/groups/schema.ts';
import type { Blog, BlogSummary } from '@/lib/blogs/schema.ts';
import { groupKey } from '@/lib/blogs/slugs.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { seriesPath, tagPath } from '@/lib/routes.ts';

function Part({ name, part, ...props }: Omit<ComponentProps<'a'>, 'part'> & { name: string; part: BlogSummary }) {
  const label = <span className="text-muted-foreground" />;
  const link = (title: ReactNode) => (
    <a
      href={part.shareUrl}
      lang={languageTag(part)}
      className="inline-block py-1 font-medium link-underline"
      {...props}
    >
      {title}
    </a>
  );
  return useTranslations('blogs.series').rich('entry', { name, title: part.content.title, label, link });
}

/** Longer series are listed on their page only. */
const MAX_PARTS_LISTED = 30;

function SeriesNav({ id, site, series: { name, key, parts } }: { id: string; site: string; series: SeriesParts }) {
  const t = useTranslations('blogs.series');
  const at = parts.findIndex((part) => part.id === id);
  const number = partNumber(parts, at);
  const count = parts.filter(({ series }) => series?.part !== 0).length;
  const [previous, next] = [parts[at - 1], parts[at + 1]];
  const link = (words: ReactNode) => (
    <a href={seriesPath(site, key)} className="link-underline">
      {words}
    </a>
  );
  return (
    <nav aria-labelledby="series-heading" className="grid gap-3 break-words">
      <h2 id="series-heading" className="font-display text-2xl leading-tight font-semibold tracking-tight">
        {t.rich(number === null ? 'overviewOf' : 'partOf', { number: number ?? 0, count, series: name, link })}
      </h2>
      <div className="flex flex-wrap justify-between gap-x-10">
        <p>{previous ? <Part name={t('previous')} part={previous} rel="prev" /> : null}</p>
        <p>{next ? <Part name={t('next')} part={next} rel="next" /> : null}</p>
      </div>
      {parts.length > MAX_PARTS_LISTED ? null : (
        <details>
          <summary className="w-fit cursor-pointer py-1 font-medium">{t('allParts')}</summary>
          <ol className="mt-1">
            {parts.map((part, index) => (
              <li key={part.id}>
                <Part name={partName(t, parts, index)} part={part} aria-current={index === at ? 'page' : undefined} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </nav>
  );
}

/** A public blog's place in its series, and its tags. Nothing for authors without a name. */
export function BlogGroups({ blog, series }: { blog: Blog; series: SeriesParts | null }) {
  const t = useTranslations('blogs.series');
  const { id, tags = [], usernameSlug, visibility, isBlocked } = blog;
  if (!usernameSlug || visibility !== 'public' || isBlocked || (!series && tags.length === 0)) return null;
  const site = siteBase(usernameSlug);
  const chip = cn(buttonVariants({ variant: 'outline', size: 'sm' }), 'h-auto min-h-9 max-w-full wrap-anywhere');
  return (
    <div className="border-t border-border framed:hidden">
      <div className="page-width grid gap-7 py-10">
        {series ? <SeriesNav id={id} site={site} series={series} /> : null}
        {tags.length > 0 ? (
          <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <a href={tagPath(site, groupKey(tag))} rel="tag" className={chip}>
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
