import type { ReactNode } from 'react';
import { SubscribeForm } from '@/components/newsletter/subscribe-form.tsx';
import { SiteBar, SiteDesign, SiteFoot } from '@/components/shell/site-parts.tsx';
import { ArtShapes } from '@/lib/blog-design/article/head-and-foot.tsx';
import type { PublicProfile } from '@/lib/blogs/schema.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';

type SiteFrameProps = {
  profile: PublicProfile;
  /** Of a part of the site, such as a tag; absent on its home. */
  heading?: string;
  /** Short facts and links below the headline. */
  details?: ReactNode;
  hasForm?: boolean;
  children: ReactNode;
};

/** A page of an author's site in its design. On the own domain the chrome has name, menu and foot. */
export function SiteFrame({ profile, heading, details, hasForm = true, children }: SiteFrameProps) {
  const isOwnDomain = askedDomain() !== undefined;
  // Covers the header's double rule, 6 px high, and the space above the footer.
  const place = profile.site?.style && !isOwnDomain ? '-mt-1.5 -mb-24' : '';
  return (
    <SiteDesign profile={profile} className={heading === undefined ? place : `site-inner ${place}`}>
      {isOwnDomain ? null : <SiteBar profile={profile} hasName={heading !== undefined} />}
      <div className="blog-sheet">
        <header className="blog-head">
          <ArtShapes />
          <div className="blog-title">
            <h1 dir="auto">{heading ?? profile.displayName}</h1>
            {details ? <div className="blog-byline">{details}</div> : null}
          </div>
        </header>
        {children}
        {hasForm ? <SubscribeForm slug={profile.slug} /> : null}
      </div>
      {isOwnDomain ? null : <SiteFoot profile={profile} />}
    </SiteDesign>
  );
}
