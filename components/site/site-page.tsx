import type { PublicProfile } from '@/lib/blogs/schema.ts';
import type { SitePage } from '@/lib/sites/schema.ts';
import { SiteFrame } from './site-frame.tsx';

export function SitePageView({ profile, page }: { profile: PublicProfile; page: SitePage }) {
  return (
    <SiteFrame profile={profile} heading={page.title}>
      {page.text}
    </SiteFrame>
  );
}
