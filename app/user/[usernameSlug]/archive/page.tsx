import type { Metadata } from 'next';
import { cache } from 'react';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { orNotFound } from '@/lib/http/not-found.ts';
import { dateFormat } from '@/lib/messages/translator.ts';
import { siteMetadata } from '@/lib/sites/metadata.ts';
import { readArchive } from '@/lib/sites/service.ts';

type Props = PageProps<'/user/[usernameSlug]/archive'>;

const read = cache((slug: string) => orNotFound(readArchive(slug)));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { profile } = await read((await params).usernameSlug);
  return siteMetadata(profile, askedTranslator('site')('archive'), '/archive');
}

export default async function ArchivePage({ params }: Props) {
  const t = askedTranslator('site');
  const day = dateFormat(t.language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const { profile, years } = await read((await params).usernameSlug);
  return (
    <SiteFrame profile={profile} heading={t('archive')}>
      {years.length === 0 ? <p className="site-part site-text">{t('noBlogs')}</p> : null}
      {years.map(([year, blogs]) => (
        <section key={year} aria-labelledby={`year-${year}`} className="site-part site-panel">
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="site-year">
            {blogs.map(({ id, title, lang, date, url }) => (
              <li key={id}>
                <time dateTime={date}>{day.format(new Date(date))}</time>
                <a href={url} lang={lang} dir="auto">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SiteFrame>
  );
}
