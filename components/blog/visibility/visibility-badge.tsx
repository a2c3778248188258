import { Ban, CalendarClock, EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import { useTranslations } from '#translations';
import { Badge } from '@/components/ui/badge.tsx';
import { isIndexed } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';
import type { Translator } from '@/lib/messages/translator.ts';

export const VISIBILITY_ICONS: Readonly<Record<BlogVisibility, LucideIcon>> = {
  draft: EyeOff,
  unlisted: Link2,
  public: Globe,
};

/** Who sees a blog, as `visibilities` of the messages in `options` name it. */
export function seenBy(visibility: BlogVisibility, writer?: BlogSummary['writer']) {
  if (visibility !== 'public' || !writer) return visibility;
  return isIndexed({ writer, visibility }) ? 'indexed' : 'unindexed';
}

export const visibilityOptions = (t: Translator<'options'>, writer?: BlogSummary['writer']) =>
  BLOG_VISIBILITIES.map((value) => ({ value, label: t(`visibilities.${seenBy(value, writer)}.option`) }));

type VisibilityBadgeProps = Pick<BlogSummary, 'visibility' | 'publishAt' | 'isBlocked' | 'writer'>;

export function VisibilityBadge({ visibility, publishAt, isBlocked, writer }: VisibilityBadgeProps) {
  const options = useTranslations('options.visibilities');
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
      {publishAt ? 'Scheduled' : options(`${visibility}.label`)}
      <span className="sr-only"> {options(`${seenBy(visibility, writer)}.note`)}</span>
    </Badge>
  );
}
