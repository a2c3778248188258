import type { GroupPage } from '@/lib/blogs/groups/schema.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { archivePath } from '@/lib/routes.ts';
import { SiteCards } from './site-cards.tsx';
import { SiteFrame } from './site-frame.tsx';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const GroupPageView = ({ group: { kind, profile, name, blogs, total } }: { group: GroupPage }) => (
  <SiteFrame
    profile={profile}
    heading={name}
    details={
      <span>{kind === 'series' ? `Series · ${counted(total, 'part')}` : `Tag · ${counted(total, 'blog')}`}</span>
    }
  >
    <section aria-label="Blogs" className="site-part">
      <h2 className="sr-only">Blogs</h2>
      <SiteCards blogs={blogs} isOrdered={kind === 'series'} />
      {total > blogs.length ? (
        <p>
          Showing {blogs.length} of {total} blogs.{' '}
          <a href={archivePath(siteBase(profile.slug))}>All blogs in the archive</a>
        </p>
      ) : null}
    </section>
  </SiteFrame>
);
