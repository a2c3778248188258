import { GroupPageView } from '@/components/site/group-page.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import type { GroupKind } from '@/lib/blogs/groups/schema.ts';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { askedTranslator, markRemoved } from '@/lib/http/answer-context.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { type GroupPageProps, readGroupPage } from '@/lib/sites/group-page.ts';

/** The page of a missing address of an author's site, or of one that is gone by a rule. Ends in not-found.tsx without an author. */
export async function SiteNotice({ slug, isGone = false }: { slug: string; isGone?: boolean }) {
  const profile = await orNotFound(getProfile(slug));
  markRemoved(isGone ? 410 : 404);
  const t = askedTranslator('product');
  const notice = isGone ? 'gone' : 'missing';
  return (
    <SiteFrame
      profile={profile}
      heading={t(`${notice}.heading`)}
      details={<span>{isGone ? 410 : 404}</span>}
      hasForm={false}
    >
      <p className="site-part">
        {t(`${notice}.text`)} <a href={siteBase(slug) || '/'}>{t('backTo', { name: profile.displayName })}</a>
      </p>
    </SiteFrame>
  );
}

/** The page of a tag or series. */
export const groupPage =
  (kind: GroupKind) =>
  async ({ params }: GroupPageProps) => {
    const { usernameSlug: slug, key } = await params;
    const group = await readGroupPage(slug, kind, key);
    return group ? <GroupPageView group={group} /> : <SiteNotice slug={slug} />;
  };
