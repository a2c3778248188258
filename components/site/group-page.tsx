import { useTranslations } from '#translations';
import type { GroupPage } from '@/lib/blogs/groups/schema.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { archivePath } from '@/lib/routes.ts';
import { SiteCards } from './site-cards.tsx';
import { SiteFrame } from './site-frame.tsx';

export function GroupPageView({ group: { kind, profile, name, blogs, total } }: { group: GroupPage }) {
  const t = useTranslations('site');
  return (
    <SiteFrame
      profile={profile}
      heading={name}
      details={<span>{t(kind === 'series' ? 'seriesParts' : 'tagBlogs', { count: total })}</span>}
    >
      <section aria-label={t('blogs')} className="site-part">
        <h2 className="sr-only">{t('blogs')}</h2>
        <SiteCards blogs={blogs} isOrdered={kind === 'series'} />
        {total > blogs.length ? (
          <p>
            {t('showing', { shown: blogs.length, total })}
            {sentenceGap(t.language)}
            <a href={archivePath(siteBase(profile.slug))}>{t('allInArchive')}</a>
          </p>
        ) : null}
      </section>
    </SiteFrame>
  );
}
