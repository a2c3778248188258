import Link from 'next/link';
import type { ReactNode } from 'react';
import { LanguageFonts } from '@/components/blog/article/language-fonts.tsx';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import { cn } from '@/components/ui/cn.ts';
import { colorThemeLabel, longDate } from '@/components/ui/format.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, STYLE_LABELS } from '@/lib/constants/options.ts';
import { viewPath } from '@/lib/routes.ts';
import type { OwnBlogProps } from './own-blog-card.tsx';
import { OwnBlogMenu } from './own-blog-menu.tsx';
import { SelectBox } from './select-box.tsx';

/** Where there is room for all columns. */
const WIDE_ONLY = 'hidden px-3 lg:table-cell';

function Day({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {longDate(time)}
    </time>
  );
}

/** A blog of its owner's as a row of the table. */
export function OwnBlogRow({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) {
  const { tag, label } = LANGUAGE_DETAILS[blog.language];
  const color = colorThemeLabel(blog.colorTheme);
  return (
    <tr className={cn('border-t border-border', isSelected && 'bg-accent')}>
      <td className="w-11 py-2 pl-1 align-middle">
        <SelectBox label={`Select ${blog.content.title}`} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <th scope="row" className="px-2 py-3 text-left font-normal">
        <LanguageFonts language={blog.language} />
        <Link
          href={viewPath(blog.id)}
          prefetch={false}
          lang={tag}
          className="line-clamp-3 font-display text-base leading-snug font-semibold break-words hover:underline hover:decoration-primary hover:decoration-2 hover:underline-offset-4"
        >
          {blog.content.title}
        </Link>
      </th>
      <td className="px-2">
        <VisibilityBadge visibility={blog.visibility} publishAt={blog.publishAt} />
      </td>
      <td className={WIDE_ONLY}>{label}</td>
      <td className={WIDE_ONLY}>
        {STYLE_LABELS[blog.style]}
        {color ? `, ${color}` : ''}
      </td>
      <td className={WIDE_ONLY}>
        <Day time={blog.createdAt} />
      </td>
      <td className={WIDE_ONLY}>
        <Day time={blog.updatedAt} />
      </td>
      <td className={cn(WIDE_ONLY, 'text-right')}>{views?.toLocaleString('en-US')}</td>
      <td className="w-11">
        <div className="relative">
          <OwnBlogMenu blog={blog} {...actions} />
        </div>
      </td>
    </tr>
  );
}

type OwnBlogsTableProps = { blogs: readonly BlogSummary[]; row: (blog: BlogSummary) => ReactNode };

/** Blogs as a table, a row for each. */
export function OwnBlogsTable({ blogs, row }: OwnBlogsTableProps) {
  return (
    <table className="w-full table-auto text-sm">
      <caption className="sr-only">My blogs</caption>
      <thead className="text-left text-muted-foreground">
        <tr>
          <th scope="col">
            <span className="sr-only">Selected</span>
          </th>
          {/* What has no column on a phone has none for a screen reader there. */}
          <th scope="col" className="px-2 py-2 font-medium">
            Title
          </th>
          <th scope="col" className="px-2 font-medium">
            State
          </th>
          {['Language', 'Style', 'Created', 'Last edited'].map((name) => (
            <th key={name} scope="col" className={cn(WIDE_ONLY, 'font-medium')}>
              {name}
            </th>
          ))}
          <th scope="col" className={cn(WIDE_ONLY, 'text-right font-medium whitespace-nowrap')}>
            Views in 30 days
          </th>
          <th scope="col">
            <span className="sr-only">More</span>
          </th>
        </tr>
      </thead>
      <tbody>{blogs.map(row)}</tbody>
    </table>
  );
}
