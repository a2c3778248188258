'use client';

import { TranslationLinks } from '@/components/blog/translation/translation-links.tsx';
import { VisibilityBadge } from '@/components/blog/visibility/visibility-badge.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BlogCard } from './blog-card.tsx';
import { OwnBlogMenu } from './own-blog-menu.tsx';
import { SelectBox } from './select-box.tsx';

/** A blog in a list of its owner's, and what can be done with it there. */
export type OwnBlogProps = {
  blog: BlogSummary;
  /** How often it was read lately; undefined until that is known. */
  views?: number | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onChangeVisibility: () => void;
  /** Absent where it cannot be written in another language. */
  onTranslate?: (() => void) | undefined;
  onDelete: () => void;
};

/** A blog among its owner's: with who may see it, a mark to choose several, and what can be done with it. */
export function OwnBlogCard({ blog, views, isSelected, onSelect, ...actions }: OwnBlogProps) {
  return (
    <BlogCard
      blog={blog}
      date={blog.createdAt}
      views={views}
      badge={<VisibilityBadge visibility={blog.visibility} publishAt={blog.publishAt} />}
      note={
        blog.translations ? (
          <div className="relative z-10 mt-3 w-fit">
            <TranslationLinks label="Also in" translations={blog.translations} />
          </div>
        ) : null
      }
      controls={
        // Above the link that covers the whole card.
        <div className="relative z-10 -my-2 -mr-2 flex items-center">
          <SelectBox label={`Select ${blog.content.title}`} isSelected={isSelected} onSelect={onSelect} />
          <OwnBlogMenu blog={blog} {...actions} />
        </div>
      }
    />
  );
}
