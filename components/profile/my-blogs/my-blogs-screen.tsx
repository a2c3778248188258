'use client';

import { LayoutGrid, Search, Table2, Trash2 } from 'lucide-react';
import type { Route } from 'next';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState, useTransition } from 'react';
import { useTranslations } from '#translations';
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
import { MY_BLOGS_MESSAGES } from '@/lib/constants/owner-messages.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { BIN_PATH, MY_BLOGS_PATH } from '@/lib/routes.ts';
import { NoBlogs } from '../blogs/blog-grid.tsx';
import { OwnBlogs } from '../blogs/own-blogs.tsx';
import { ExportMenu } from '../transfer/export-menu.tsx';

const withAll = <Value extends string>(all: string, values: readonly Value[], labelOf: (value: Value) => string) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];

const filters = (t: Translator<'options'>) =>
  [
    {
      name: 'state',
      label: 'Status',
      options: withAll('All statuses', BLOG_VISIBILITIES, (value) => t(`visibilities.${value}.label`)),
    },
    {
      name: 'language',
      label: 'Language',
      options: withAll('All languages', LANGUAGES, (value) => t(`languages.${value}`)),
    },
    { name: 'style', label: 'Style', options: withAll('All styles', STYLES, (value) => t(`styles.${value}.label`)) },
  ] as const;

const orders = (t: Translator<'options'>) =>
  ({
    name: 'order',
    label: 'Sort by',
    options: BLOG_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) })),
  }) as const;

const groupFilters = (tags: readonly string[], series: readonly string[]) =>
  [
    { name: 'tag', label: 'Tag', options: withAll('All tags', tags, String) } as const,
    { name: 'series', label: 'Series', options: withAll('All series', series, String) } as const,
  ].filter(({ options }) => options.length > 1);

/** Search and filters. Without its script it is a plain GET form. */
type BlogFiltersProps = Pick<MyBlogsPage, 'tags' | 'series'> & {
  view: MyBlogsView;
  onChange: (view: MyBlogsView) => void;
};

function BlogFilters({ view, tags, series, onChange }: BlogFiltersProps) {
  const t = useTranslations('options');
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
            aria-label="Search title and text"
            placeholder="Search title and text"
            maxLength={MAX_SEARCH_CHARACTERS}
            value={chosen.q}
            onChange={(event) => setChosen({ ...chosen, q: event.target.value })}
            className="h-11"
          />
          <Button Icon={Search} type="submit" variant="outline" className="h-11">
            Search
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
          {[...filters(t), ...groupFilters(tags, series), orders(t)].map(({ name, label, options }) => (
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

const LAYOUTS = { grid: { label: 'Cards', Icon: LayoutGrid }, table: { label: 'Table', Icon: Table2 } } as const;

/** '1 blog', '10,000 blogs', '12 of 10,000 blogs'. */
function countText(found: number, total: number): string {
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'blog' : 'blogs'}`;
  return found === total ? all : `${found.toLocaleString('en-US')} of ${all}`;
}

const LayoutLinks = ({ view }: { view: MyBlogsView }) => (
  <nav aria-label="Layout" className="flex rounded-md border border-input p-0.5">
    {BLOG_LAYOUTS.map((layout) => {
      const { label, Icon } = LAYOUTS[layout];
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
          {label}
        </Link>
      );
    })}
  </nav>
);

function NothingFound({ view: { q, state, language, style, tag, series, order, layout } }: { view: MyBlogsView }) {
  const filters = state || language || style || tag || series ? ' and these filters' : '';
  return (
    <EmptyState text={MY_BLOGS_MESSAGES.nothingFound}>
      <p className="mx-auto mt-3 max-w-sm break-words text-muted-foreground">
        {q ? `No blogs match “${q}”${filters}.` : 'No blogs match these filters.'}
      </p>
      <LinkButton href={myBlogsPath({ order, layout }) as Route} variant="outline" className="mt-6">
        Show all blogs
      </LinkButton>
    </EmptyState>
  );
}

type MyBlogsScreenProps = MyBlogsPage & { view: MyBlogsView; pages: number };

export function MyBlogsScreen({ view, pages, blogs, found, total, tags, series }: MyBlogsScreenProps) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const links = useLazyPart(() => import('@/components/blog/linking/link-dialog.tsx'), 'links');
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
        count={countText(found, total)}
        tools={
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={links.open}>
              Link my blogs
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
        <PageTitle>My Blogs</PageTitle>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={BIN_PATH} variant="outline">
            <Trash2 aria-hidden />
            Trash
          </LinkButton>
          <LinkButton href="/create">Create New Blog</LinkButton>
        </div>
      </div>
      {total > 0 ? <BlogFilters {...{ view, tags, series }} onChange={goTo} /> : null}
      <div className="mt-5">
        <h2 className="sr-only">Blogs</h2>
        {content()}
        {links.show({ onChanged: refresh })}
      </div>
    </div>
  );
}
