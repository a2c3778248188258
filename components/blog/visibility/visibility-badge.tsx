import { Ban, CalendarClock, EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITIES, BLOG_VISIBILITY_DETAILS, type BlogVisibility } from '@/lib/constants/options.ts';

export const VISIBILITY_ICONS: Readonly<Record<BlogVisibility, LucideIcon>> = {
  draft: EyeOff,
  unlisted: Link2,
  public: Globe,
};

/** The choices of a select. */
export const VISIBILITY_OPTIONS = BLOG_VISIBILITIES.map((value) => {
  const { label, description } = BLOG_VISIBILITY_DETAILS[value];
  return { value, label: `${label}: ${description.toLowerCase()}` };
});

/** The icon of a blog's state. */
const visibilityIcon = ({ visibility, publishAt }: Pick<BlogSummary, 'visibility' | 'publishAt'>): LucideIcon =>
  publishAt ? CalendarClock : VISIBILITY_ICONS[visibility];

type VisibilityBadgeProps = Pick<BlogSummary, 'visibility' | 'publishAt' | 'isBlocked'>;

/** A blog's state in a list. */
export function VisibilityBadge({ visibility, publishAt, isBlocked }: VisibilityBadgeProps) {
  if (isBlocked) {
    return (
      <Badge className="gap-1.5 text-destructive-text">
        <Ban aria-hidden className="size-3" />
        Hidden by the operator
      </Badge>
    );
  }
  const Icon = visibilityIcon({ visibility, publishAt });
  const { label, description } = BLOG_VISIBILITY_DETAILS[visibility];
  return (
    <Badge className="gap-1.5">
      <Icon aria-hidden className="size-3" />
      {publishAt ? 'Scheduled' : label}
      <span className="sr-only">: {description.toLowerCase()}</span>
    </Badge>
  );
}
