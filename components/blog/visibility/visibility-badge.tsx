import { CalendarClock, EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { BLOG_VISIBILITY_DETAILS, type BlogVisibility } from '@/lib/constants/options.ts';

export const VISIBILITY_ICONS: Readonly<Record<BlogVisibility, LucideIcon>> = {
  draft: EyeOff,
  unlisted: Link2,
  public: Globe,
};

/** The icon of a blog's state. */
export const visibilityIcon = ({ visibility, publishAt }: VisibilityBadgeProps): LucideIcon =>
  publishAt ? CalendarClock : VISIBILITY_ICONS[visibility];

type VisibilityBadgeProps = { visibility: BlogVisibility; publishAt?: string | undefined };

/** A blog's state in a list. */
export function VisibilityBadge({ visibility, publishAt }: VisibilityBadgeProps) {
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
