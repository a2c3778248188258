'use client';

import { LayoutGrid, Search, Table2, Trash2 } from 'lucide-react';
import type { Route } from 'next';
import { type FormEvent, useEffect, useState, useTransition } from 'react';
import { useTranslations } from '#translations';
import { loadLinks } from '@/components/blog/dialogs.ts';
import { Link, useRouter } from '@/components/messages/navigation.tsx';
import { EmptyState, PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Input } from '@/components/ui/input.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { type MyBlogsPage, type MyBlogsView, myBlogsPath, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { BLOG_LAYOUTS, BLOG_ORDERS, BLOG_VISIBILITIES, LANGUAGES, STYLES } from '@/lib/constants/options.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { BIN_PATH, MY_BLOGS_PATH } from '@/lib/routes.ts';
import { NoBlogs } from '../blogs/blog-grid.tsx';
import { OwnBlogs } from '../blogs/own-blogs.tsx';
import { ExportMenu } from '../transfer/export-menu.tsx';

const filter = <Name extends keyof MyBlogsView, Value extends string>(
  name: Name,
  label: string,
  all: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => ({
  name,
  label,
  options: [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))],
});

type Words = {
  t: Translator<'myBlogs.screen'>;
  options: Translator<'options'>;
  visibilities: Translator<'ownBlogs.visibility'>;
};

const filters = ({ t, options, visibilities }: Words, { tags, series }: Pick<MyBlogsPage, 'tags' | 'series'>) => [
  filter('state', t('status'), t('allStatuses'), BLOG_VISIBILITIES, visibilities),
  filter('language', t('language'), t('allLanguages'), LANGUAGES, (value) => options(`languages.${value}`)),
  filter('style', t('style'), t('allStyles'), STYLES, (value) => options(`styles.${value}.label`)),
  ...(tags.length > 0 ? [filter('tag', t('tag'), t('allTags'), tags, String)] : []),
  ...(series.length > 0 ? [filter('series', t('series'), t('allSeries'), series, String)] : []),
];

/** Search and filters. Without its script it is a plain GET form. */
type BlogFiltersProps = Pick<MyBlogsPage, 'tags' | 'series'> & {
  view: MyBlogsView;
  onChange: (view: MyBlogsView) => void;
};

function BlogFilters({ view, tags, series, onChange }: BlogFiltersProps) {
  const t = useTranslations('myBlogs.screen');
  const words = { t, options: useTranslations('options'), visibilities: useTranslations('ownBlogs.visibility') };
  const orders = BLOG_ORDERS.map((value) => ({ value, label: words.options(`orders.${value}`) }));
  const order = { name: 'order' as const, label: t('sortBy'), options: orders };
  const address = myBlogsPath(view);
  const [seen, setSeen] = useState(address);
  const [chosen, setChosen] = useState(view);
  // The filters follow the address, as after Back.
  if (seen !== address) {
    setSeen(address);
    setChosen(view);
  }

  function choose(name: string, value: string): void {
    const next = myBlogsSchema.parse({ ...chosen, [name]: value, page: 1 });
    setChosen(next);
    onChange(next);
  }

  function search(event: FormEvent): void {
    event.preventDefault();
    onChange(myBlogsSchema.parse({ ...chosen, page: 1 }));
  }
  return (
    <search>
      <form action={MY_BLOGS_PATH} onSubmit={search} className="mt-8 grid gap-3">
        <div className="flex gap-2">
          <Input
            type="search"
            name="q"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={chosen.q}
            onChange={(event) => setChosen({ ...chosen, q: event.target.value })}
            className="h-11"
          />
          <Button Icon={Search} type="submit" variant="outline" className="h-11">
            {t.common('search')}
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
          {[...filters(words, { tags, series }), order].map(({ name, label, options }) => (
            <Select
              key={name}
              name={name}
              aria-label={label}
              options={options}
              value={chosen[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            />
          ))}
        </div>
        <input type="hidden" name="layout" value={view.layout} />
      </form>
    </search>
  );
}

const LAYOUT_ICONS = { grid: LayoutGrid, table: Table2 } as const;

function LayoutLinks({ view }: { view: MyBlogsView }) {
  const t = useTranslations('myBlogs.screen');
  return (
    <nav aria-label={t('layout')} className="flex rounded-md border border-input p-0.5">
      {BLOG_LAYOUTS.map((layout) => {
        const Icon = LAYOUT_ICONS[layout];
        return (
          <Link
            key={layout}
            href={myBlogsPath({ ...view, layout }) as Route}
            prefetch={false}
            scroll={false}
            aria-current={view.layout === layout ? 'true' : undefined}
            className={cn(
              'flex h-8 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium pointer-coarse:h-10',
              view.layout === layout ? 'bg-foreground text-background' : 'hover:bg-accent',
            )}
          >
            <Icon aria-hidden className="size-4" />
            {t(layout)}
          </Link>
        );
      })}
    </nav>
  );
}

function NothingFound({ view: { q, state, language, style, tag, series, order, layout } }: { view: MyBlogsView }) {
  const t = useTranslations('myBlogs.screen');
  const isFiltered = state || language || style || tag || series;
  return (
    <EmptyState text={t('nothingFound')}>
      <p className="mx-auto mt-3 max-w-sm break-words text-muted-foreground">
        {q ? t(isFiltered ? 'noMatchFiltered' : 'noMatch', { search: q }) : t('noFilterMatch')}
      </p>
      <LinkButton href={myBlogsPath({ order, layout }) as Route} variant="outline" className="mt-6">
        {t('showAll')}
      </LinkButton>
    </EmptyState>
  );
}

type MyBlogsScreenProps = MyBlogsPage & { view: MyBlogsView; pages: number };

export function MyBlogsScreen({ view, pages, blogs, found, total, tags, series }: MyBlogsScreenProps) {
  const t = useTranslations('myBlogs.screen');
  const linkBlogs = useTranslations('myBlogs')('linkBlogs');
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const links = useLazyPart(loadLinks, 'links');
  useEffect(preloadToasts, []);

  const goTo = (next: MyBlogsView) => startLoading(() => router.push(myBlogsPath(next) as Route, { scroll: false }));
  const refresh = () => startLoading(() => router.refresh());

  function content() {
    if (total === 0) return <NoBlogs />;
    if (found === 0) return <NothingFound view={view} />;
    return (
      <OwnBlogs
        blogs={blogs}
        layout={view.layout}
        count={found === total ? t('count', { total }) : t('countFound', { found, total })}
        tools={
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={links.open}>
              {linkBlogs}
            </Button>
            <ExportMenu />
            <LayoutLinks view={view} />
          </div>
        }
        page={view.page}
        pages={pages}
        pageHref={(page) => myBlogsPath({ ...view, page }) as Route}
        isLoading={isLoading}
        onChanged={refresh}
      />
    );
  }
  return (
    <div className="page-width pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle>{t('title')}</PageTitle>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={BIN_PATH} variant="outline">
            <Trash2 aria-hidden />
            {t('trash')}
          </LinkButton>
          <LinkButton href="/create">{t('create')}</LinkButton>
        </div>
      </div>
      {total > 0 ? <BlogFilters {...{ view, tags, series }} onChange={goTo} /> : null}
      <div className="mt-5">
        <h2 className="sr-only">{t('blogs')}</h2>
        {content()}
        {links.show({ onChanged: refresh })}
      </div>
    </div>
  );
}
