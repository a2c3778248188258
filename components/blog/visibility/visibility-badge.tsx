import { Ban, CalendarClock, EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import { useTranslations } from '#translations';
import { Badge } from '@/components/ui/badge.tsx';
import { isIndexed } from '@/lib/blogs/rules.ts';
import type { BlogSummary } from '@/lib/blogs/schema.ts';
import { BLOG_VISIBILITIES, type BlogVisibility } from '@/lib/constants/options.ts';

export const VISIBILITY_ICONS: Readonly<Record<BlogVisibility, LucideIcon>> = {
  draft: EyeOff,
  unlisted: Link2,
  public: Globe,
};

/** A visibility, and what it means to search engines once the writer is known. */
export function visibilityKind(visibility: BlogVisibility, writer?: BlogSummary['writer']) {
  if (visibility !== 'public' || !writer) return visibility;
  return isIndexed({ writer, visibility }) ? 'indexed' : 'notIndexed';
}

export function useVisibilityOptions(writer?: BlogSummary['writer']) {
  const t = useTranslations('ownBlogs.visibility.option');
  return BLOG_VISIBILITIES.map((value) => ({ value, label: t(visibilityKind(value, writer)) }));
}

type VisibilityBadgeProps = Pick<BlogSummary, 'visibility' | 'publishAt' | 'isBlocked' | 'writer'>;

export function VisibilityBadge({ visibility, publishAt, isBlocked, writer }: VisibilityBadgeProps) {
  const t = useTranslations('ownBlogs.visibility');
  if (isBlocked) {
    return (
      <Badge className="gap-1.5 text-destructive-text">
        <Ban aria-hidden className="size-3" />
        {t('hidden')}
      </Badge>
    );
  }
  const Icon = publishAt ? CalendarClock : VISIBILITY_ICONS[visibility];
  return (
    <Badge className="gap-1.5">
      <Icon aria-hidden className="size-3" />
      {t(publishAt ? 'scheduled' : visibility)}
      <span className="sr-only"> {t(`note.${visibilityKind(visibility, writer)}`)}</span>
    </Badge>
  );
}
