import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { SiteSearch } from '@/components/shell/site-parts.tsx';
import { SiteCards } from '@/components/site/site-cards.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { siteMetadata } from '@/lib/sites/metadata.ts';
import { siteSearchSchema } from '@/lib/sites/schema.ts';
import { searchSite } from '@/lib/sites/service.ts';

type Props = PageProps<'/user/[usernameSlug]/search'>;

const search = cache((slug: string, q: string) => orNotFound(searchSite(slug, q)));

async function read({ params, searchParams }: Props) {
  const { q } = siteSearchSchema.parse(await searchParams);
  return { q, ...(await search((await params).usernameSlug, q)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { profile } = await read(props);
  return {
    ...siteMetadata(profile, askedTranslator('site')('search.title'), '/search'),
    robots: { index: false, follow: true },
  };
}

export default async function SearchPage(props: Props) {
  const t = askedTranslator('site.search');
  const { q, profile, blogs } = await read(props);
  const asked = { query: q, words: (words: ReactNode) => <bdi>{words}</bdi> };
  return (
    <SiteFrame profile={profile} heading={t('title')}>
      <div className="site-part">
        <SiteSearch slug={profile.slug} q={q} className="site-large" />
      </div>
      <section aria-label={t('results')} className="site-part">
        {q ? <h2>{t.rich(blogs.length === 0 ? 'nothing' : 'found', asked)}</h2> : <p>{t('start')}</p>}
        {q && blogs.length === 0 ? <p>{t('tryOther')}</p> : null}
        {blogs.length > 0 ? <SiteCards blogs={blogs} /> : null}
      </section>
    </SiteFrame>
  );
}
