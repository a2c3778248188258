import type { GroupPage } from '@/lib/blogs/groups/schema.ts';
import { SiteCards } from './site-cards.tsx';
import { SiteFrame } from './site-frame.tsx';

export const GroupPageView = ({ group: { kind, profile, name, blogs, total } }: { group: GroupPage }) => (
  <SiteFrame profile={profile} heading={name}>
    <section aria-label="Blogs" className="site-part">
      <h2 className="sr-only">Blogs</h2>
      <SiteCards blogs={blogs} isOrdered={kind === 'series'} />
      {total > blogs.length ? (
        <p>
          Showing {blogs.length} of {total} blogs.
        </p>
      ) : null}
    </section>
  </SiteFrame>
);
