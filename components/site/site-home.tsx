import { countLabel } from '@/components/ui/format.ts';
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

/** The home of a site with a style of its own. */
export function SiteHome({ profile, blogs, total, pinned, groups }: Home) {
  const { site, biography, links, slug } = profile;
  const base = siteBase(slug);
  const others = blogs.filter(({ id }) => id !== pinned?.id);
  const intro = site?.intro || biography;
  return (
    <SiteFrame
      profile={profile}
      details={
        <>
          <span>{countLabel(total, 'published')}</span>
          {links.map((link) => (
            <a key={link} href={link} rel="noopener noreferrer nofollow ugc me">
              <bdi>{linkLabel(link)}</bdi>
            </a>
          ))}
        </>
      }
    >
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
      {pinned ? (
        <section aria-label="Pinned" className="site-part">
          <SiteCard blog={pinned} label="Start here" headingTag="h2" isFirst />
        </section>
      ) : null}
      <section aria-label="Blogs" className="site-part">
        <h2>{pinned ? 'More blogs' : 'Blogs'}</h2>
        {total === 0 ? <p>No blogs published yet</p> : <SiteCards blogs={others} />}
        {total > blogs.length ? (
          <p>
            <a href={archivePath(base)}>All {total.toLocaleString('en-US')} blogs in the archive</a>
          </p>
        ) : null}
      </section>
      <Groups heading="Series" groups={groups.filter(({ kind }) => kind === 'series')} base={base} />
      <Groups heading="Tags" groups={groups.filter(({ kind }) => kind === 'tags')} base={base} />
    </SiteFrame>
  );
}
