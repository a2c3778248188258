import type { ReactNode } from 'react';
import { SubscribeForm } from '@/components/newsletter/subscribe-form.tsx';
import type { PublicProfile } from '@/lib/blogs/schema.ts';

type SiteFrameProps = {
  profile: PublicProfile;
  /** Of a part of the site, such as a tag; absent on its home. */
  heading?: string;
  children: ReactNode;
};

/** A page of an author's site in its design: name, menu, and what all its pages have. */
export function SiteFrame({ profile, heading, children }: SiteFrameProps) {
  return (
    <div className="page-width pt-9">
      <p>{profile.displayName}</p>
      {heading ? <h1 className="font-display text-4xl font-semibold">{heading}</h1> : null}
      {children}
      <SubscribeForm slug={profile.slug} />
    </div>
  );
}
