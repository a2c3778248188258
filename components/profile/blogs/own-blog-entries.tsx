import { EllipsisVertical, Eye, Languages, PenLine, Tags, Trash2 } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { TranslationLinks } from '@/components/blog/translation/translation-links.tsx';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { Checkbox } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { longDate } from '@/components/ui/format.ts';
import type { ListedBlog } from '@/lib/blogs/schema.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { blogPath, viewPath } from '@/lib/routes.ts';
import { BlogCard } from './blog-grid.tsx';

type SelectBoxProps = { label: string; isSelected: boolean; onSelect: (isSelected: boolean) => void };

const SelectBox = ({ label, isSelected, onSelect }: SelectBoxProps) => (
  <Checkbox
    aria-label={label}
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

const OwnBlogMenu = ({ blog, onGroup, onChangeVisibility, onTranslate, onDelete }: OwnBlogMenuProps) => (
  <Menu
    trigger={{
      'aria-label': `More for ${blog.content.title}`,
      className: buttonVariants({ variant: 'ghost', size: 'icon' }),
      children: <EllipsisVertical aria-hidden />,
    }}
    align="end"
    groups={[
      [
        { Icon: PenLine, label: 'Edit', href: blogPath(blog.id) },
        { Icon: Eye, label: 'Who can see it', opens: onChangeVisibility },
        { Icon: Tags, label: 'Tags and series', opens: onGroup },
        onTranslate !== undefined && { Icon: Languages, label: 'Translate', opens: onTranslate },
        { Icon: Trash2, label: 'Delete', opens: onDelete, isDestructive: true },
      ],
    ]}
  />
);

/** Tags and series, such as 'bees · garden · Leaves 2'. */
const Groups = ({ blog: { tags = [], series } }: { blog: ListedBlog }) => (
  <p className="mt-3 text-xs break-words text-muted-foreground empty:hidden">
    {[...tags, ...(series ? [`${series.name} ${series.part || 'overview'}`] : [])].join(' · ')}
  </p>
);

type OwnBlogProps = OwnBlogMenuProps & Omit<SelectBoxProps, 'label'> & { views?: number | undefined };

export const OwnBlogCard = ({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) => (
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
            <TranslationLinks label="Also in" translations={blog.translations} />
          </div>
        ) : null}
      </>
    }
    controls={
      // Above the link that covers the card.
      <div className="relative z-10 -my-2 -mr-2 flex items-center">
        <SelectBox label={`Select ${blog.content.title}`} isSelected={isSelected} onSelect={onSelect} />
        <OwnBlogMenu blog={blog} {...actions} />
      </div>
    }
  />
);

const WIDE_ONLY = 'hidden px-3 lg:table-cell';
const DATE_COLUMNS = ['Created', 'Last edited'];

export function OwnBlogRow({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) {
  const options = useTranslations('options');
  const color = blog.colorTheme === 'default' ? null : options(`colorThemes.${blog.colorTheme}`);
  return (
    <tr className={cn('border-t border-border', isSelected && 'bg-accent')}>
      <td className="w-11 py-2 pl-1 align-middle">
        <SelectBox label={`Select ${blog.content.title}`} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <th scope="row" className="px-2 py-3 text-left font-normal">
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
          <time dateTime={time}>{longDate(time)}</time>
        </td>
      ))}
      <td className={cn(WIDE_ONLY, 'text-right')}>{views?.toLocaleString('en-US')}</td>
      <td className="relative w-11">
        <OwnBlogMenu blog={blog} {...actions} />
      </td>
    </tr>
  );
}

// Columns that are hidden on narrow screens are hidden for screen readers too.
const COLUMNS = [
  { name: 'Selected', isSpokenOnly: true },
  { name: 'Title', className: 'px-2 py-2 font-medium' },
  { name: 'Status', className: 'px-2 font-medium' },
  ...['Language', 'Style', ...DATE_COLUMNS].map((name) => ({ name, className: cn(WIDE_ONLY, 'font-medium') })),
  { name: 'Views in 30 days', className: cn(WIDE_ONLY, 'text-right font-medium whitespace-nowrap') },
  { name: 'More', isSpokenOnly: true },
];

export const OwnBlogsTable = ({ children }: { children: ReactNode }) => (
  <table className="w-full table-auto text-sm">
    <caption className="sr-only">My blogs</caption>
    <thead className="text-left text-muted-foreground">
      <tr>
        {COLUMNS.map(({ name, className, isSpokenOnly }) => (
          <th key={name} scope="col" className={className}>
            {isSpokenOnly ? <span className="sr-only">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
