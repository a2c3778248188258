import { useTranslations } from '#translations';
import { siteBase } from '@/lib/domains/origin.ts';
import { archivePath } from '@/lib/routes.ts';
import type { SiteHome as Home, SiteGroup } from '@/lib/sites/schema.ts';
import { linkLabel } from '@/lib/users/author.ts';
import { SiteCard, SiteCards } from './site-cards.tsx';
import { SiteFrame } from './site-frame.tsx';

function Groups({ heading, groups, base }: { heading: string; groups: readonly SiteGroup[]; base: string }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={heading} className="site-part">
      <h2>{heading}</h2>
      <div className="site-tags">
        {groups.map(({ label, to }) => (
          <a key={to} href={`${base}${to}`} dir="auto">
            {label}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** Tags are listed on the home, the most used first. */
const MAX_TAGS_SHOWN = 50;

/** The home of a site with a style or content of its own. */
export function SiteHome({ profile, blogs, total, pinned, groups }: Home) {
  const t = useTranslations('site');
  const { site, biography, photoURL, links, slug } = profile;
  const base = siteBase(slug);
  const others = blogs.filter(({ id }) => id !== pinned?.id);
  const { series = [], tags = [] } = Object.groupBy(groups, ({ kind }) => kind);
  const intro = site?.intro || biography;
  return (
    <SiteFrame profile={profile} details={<span>{t.common('blogsPublished', { count: total })}</span>}>
      {site?.pictureURL ? (
        <figure className="blog-cover">
          <img src={site.pictureURL} alt="" fetchPriority="high" />
        </figure>
      ) : null}
      {intro ? (
        <div className="blog-intro" dir="auto">
          {intro.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ) : null}
      {photoURL || links.length > 0 || (site?.intro && biography) ? (
        <section aria-label={t('aboutAuthor')} className="site-part blog-about">
          {photoURL ? <img className="blog-avatar" src={photoURL} alt="" width={72} height={72} /> : null}
          <div>
            {site?.intro && biography ? <p dir="auto">{biography}</p> : null}
            <p className="blog-links">
              {links.map((link) => (
                <a key={link} href={link} rel="noopener noreferrer nofollow ugc me">
                  <bdi>{linkLabel(link)}</bdi>
                </a>
              ))}
            </p>
          </div>
        </section>
      ) : null}
      {pinned ? (
        <section aria-label={t('pinned')} className="site-part">
          <SiteCard blog={pinned} label={t('startHere')} isPinned isFirst />
        </section>
      ) : null}
      <section aria-label={t('blogs')} className="site-part">
        <h2>{t(pinned ? 'moreBlogs' : 'blogs')}</h2>
        {total === 0 ? <p>{t('noBlogs')}</p> : <SiteCards blogs={others} />}
        {total > blogs.length ? (
          <p>
            <a href={archivePath(base)}>{t('allCountInArchive', { count: total })}</a>
          </p>
        ) : null}
      </section>
      <Groups heading={t('series')} groups={series} base={base} />
      <Groups heading={t('tags')} groups={tags.slice(0, MAX_TAGS_SHOWN)} base={base} />
    </SiteFrame>
  );
}
