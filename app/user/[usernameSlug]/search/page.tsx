import type { Metadata } from 'next';
import { cache } from 'react';
import { SiteSearch } from '@/components/shell/site-parts.tsx';
import { SiteCards } from '@/components/site/site-cards.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
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
  return { ...siteMetadata(profile, 'Search', '/search'), robots: { index: false, follow: true } };
}

export default async function SearchPage(props: Props) {
  const { q, profile, blogs } = await read(props);
  return (
    <SiteFrame profile={profile} heading="Search">
      <div className="site-part">
        <SiteSearch slug={profile.slug} q={q} className="site-large" />
      </div>
      <section aria-label="Results" className="site-part">
        {q ? (
          <h2>
            {blogs.length === 0 ? 'Nothing found for' : 'Found for'} “<bdi>{q}</bdi>”
          </h2>
        ) : (
          <p>Enter words to search all blogs of this site.</p>
        )}
        {q && blogs.length === 0 ? <p>Try other or fewer words.</p> : null}
        {blogs.length > 0 ? <SiteCards blogs={blogs} /> : null}
      </section>
    </SiteFrame>
  );
}
