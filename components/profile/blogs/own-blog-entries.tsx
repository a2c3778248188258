import { EllipsisVertical, Eye, Languages, PenLine, Tags, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#translations';
import { TranslationLinks } from '@/components/blog/translation/translation-links.tsx';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { Link } from '@/components/messages/navigation.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Checkbox } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { numberFormat } from '@/lib/messages/translator.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { blogPath, viewPath } from '@/lib/routes.ts';
import { BlogCard } from './blog-grid.tsx';

type SelectBoxProps = { blog: ListedBlog; isSelected: boolean; onSelect: (isSelected: boolean) => void };

const SelectBox = ({ blog, isSelected, onSelect }: SelectBoxProps) => (
  <Checkbox
    aria-label={useTranslations('myBlogs')('entry.select', { title: blog.content.title })}
    checked={isSelected}
    onChange={(event) => onSelect(event.currentTarget.checked)}
    className="size-9 justify-center"
  />
);

type OwnBlogMenuProps = {
  blog: ListedBlog;
  onGroup: () => void;
  onChangeVisibility: () => void;
  onTranslate?: (() => void) | undefined;
  onDelete: () => void;
};

function OwnBlogMenu({ blog, onGroup, onChangeVisibility, onTranslate, onDelete }: OwnBlogMenuProps) {
  const t = useTranslations('myBlogs');
  return (
    <Menu
      trigger={{
        'aria-label': t('entry.more', { title: blog.content.title }),
        className: buttonVariants({ variant: 'ghost', size: 'icon' }),
        children: <EllipsisVertical aria-hidden />,
      }}
      align="end"
      groups={[
        [
          { Icon: PenLine, label: t.common('edit'), href: blogPath(blog.id) },
          { Icon: Eye, label: t('entry.visibility'), opens: onChangeVisibility },
          { Icon: Tags, label: t('tagsAndSeries'), opens: onGroup },
          onTranslate !== undefined && { Icon: Languages, label: t('entry.translate'), opens: onTranslate },
          { Icon: Trash2, label: t.common('delete'), opens: onDelete, isDestructive: true },
        ],
      ]}
    />
  );
}

/** Tags and series, such as 'bees · garden · Leaves 2'. */
function Groups({ blog: { tags = [], series } }: { blog: ListedBlog }) {
  const t = useTranslations('myBlogs');
  return (
    <p className="mt-3 text-xs break-words text-muted-foreground empty:hidden">
      {[...tags, ...(series ? [t('entry.series', series)] : [])].join(' · ')}
    </p>
  );
}

type OwnBlogProps = OwnBlogMenuProps & SelectBoxProps & { views?: number | undefined };

export function OwnBlogCard({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) {
  const alsoIn = useTranslations('myBlogs')('entry.alsoIn');
  return (
    <BlogCard
      blog={blog}
      date={blog.createdAt}
      views={views ?? null}
      badge={<VisibilityBadge {...blog} />}
      note={
        <>
          <Groups blog={blog} />
          {blog.translations ? (
            <div className="relative z-10 mt-3 w-fit">
              <TranslationLinks label={alsoIn} translations={blog.translations} />
            </div>
          ) : null}
        </>
      }
      controls={
        // Above the link that covers the card.
        <div className="relative z-10 -my-2 -me-2 flex items-center">
          <SelectBox {...{ blog, isSelected, onSelect }} />
          <OwnBlogMenu blog={blog} {...actions} />
        </div>
      }
    />
  );
}

const WIDE_ONLY = 'hidden px-3 lg:table-cell';
const DATE_COLUMNS = ['created', 'edited'] as const;

export function OwnBlogRow({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) {
  const shown = useLanguage();
  const options = useTranslations('options');
  const color = blog.colorTheme === 'default' ? null : options(`colorThemes.${blog.colorTheme}`);
  return (
    <tr className={cn('border-t border-border', isSelected && 'bg-accent')}>
      <td className="w-11 py-2 ps-1 align-middle">
        <SelectBox {...{ blog, isSelected, onSelect }} />
      </td>
      <th scope="row" className="px-2 py-3 text-start font-normal">
        <Link
          href={viewPath(blog.id)}
          prefetch={false}
          lang={languageTag(blog)}
          className="line-clamp-3 font-display text-base leading-snug font-semibold break-words hover:underline hover:decoration-primary hover:decoration-2 hover:underline-offset-4"
        >
          {blog.content.title}
        </Link>
        <Groups blog={blog} />
      </th>
      <td className="px-2">
        <VisibilityBadge {...blog} />
      </td>
      <td className={WIDE_ONLY}>{options(`languages.${blog.language}`)}</td>
      <td className={WIDE_ONLY}>
        {options(`styles.${blog.style}.label`)}
        {color ? `, ${color}` : ''}
      </td>
      {[blog.createdAt, blog.updatedAt].map((time, column) => (
        <td key={DATE_COLUMNS[column]} className={cn(WIDE_ONLY, 'whitespace-nowrap')}>
          <time dateTime={time}>{longDate(time, shown)}</time>
        </td>
      ))}
      <td className={cn(WIDE_ONLY, 'text-end')}>{views !== undefined && numberFormat(shown).format(views)}</td>
      <td className="relative w-11">
        <OwnBlogMenu blog={blog} {...actions} />
      </td>
    </tr>
  );
}

// Columns that are hidden on narrow screens are hidden for screen readers too.
const COLUMNS: readonly { name: KeyIn<'myBlogs.table'>; className?: string; isSpokenOnly?: true }[] = [
  { name: 'selected', isSpokenOnly: true },
  { name: 'title', className: 'px-2 py-2 font-medium' },
  { name: 'status', className: 'px-2 font-medium' },
  { name: 'language', className: cn(WIDE_ONLY, 'font-medium') },
  { name: 'style', className: cn(WIDE_ONLY, 'font-medium') },
  ...DATE_COLUMNS.map((name) => ({ name, className: cn(WIDE_ONLY, 'font-medium') })),
  { name: 'views', className: cn(WIDE_ONLY, 'text-end font-medium whitespace-nowrap') },
  { name: 'more', isSpokenOnly: true },
];

export function OwnBlogsTable({ children }: { children: ReactNode }) {
  const t = useTranslations('myBlogs.table');
  return (
    <table className="w-full table-auto text-sm">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="text-start text-muted-foreground">
        <tr>
          {COLUMNS.map(({ name, className, isSpokenOnly }) => (
            <th key={name} scope="col" className={className}>
              {isSpokenOnly ? <span className="sr-only">{t(name)}</span> : t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
