import { Ban, CalendarClock, EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { isIndexed } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS, type BlogVisibility } from '@/lib/constants/options.ts';

export const VISIBILITY_ICONS: Readonly<Record<BlogVisibility, LucideIcon>> = {
  draft: EyeOff,
  unlisted: Link2,
  public: Globe,
};

export function visibilityNote(visibility: BlogVisibility, writer?: BlogSummary['writer']): string {
  if (visibility !== 'public' || !writer) return `(${BLOG_VISIBILITY_DETAILS[visibility].description.toLowerCase()})`;
  return isIndexed({ writer, visibility }) ? '(in search engines)' : '(stays out of search engines)';
}

export const visibilityOptions = (writer?: BlogSummary['writer']) =>
  BLOG_VISIBILITIES.map((value) => ({
    value,
    label: `${BLOG_VISIBILITY_DETAILS[value].label} ${visibilityNote(value, writer)}`,
  }));

type VisibilityBadgeProps = Pick<BlogSummary, 'visibility' | 'publishAt' | 'isBlocked' | 'writer'>;

export function VisibilityBadge({ visibility, publishAt, isBlocked, writer }: VisibilityBadgeProps) {
  if (isBlocked) {
    return (
      <Badge className="gap-1.5 text-destructive-text">
        <Ban aria-hidden className="size-3" />
        Hidden by the operator
      </Badge>
    );
  }
  const Icon = publishAt ? CalendarClock : VISIBILITY_ICONS[visibility];
  return (
    <Badge className="gap-1.5">
      <Icon aria-hidden className="size-3" />
      {publishAt ? 'Scheduled' : BLOG_VISIBILITY_DETAILS[visibility].label}
      <span className="sr-only"> {visibilityNote(visibility, writer)}</span>
    </Badge>
  );
}
