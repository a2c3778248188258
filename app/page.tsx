import type { Metadata } from 'next';
import { LandingScreen } from '@/components/landing/creation-screen.tsx';
import { LANDING_DESCRIPTION, LANDING_TITLE, socialMetadata } from '@/components/landing/metadata.ts';
import { readFeaturedBlog } from '@/lib/blogs/reading/page-blog.ts';

export const metadata: Metadata = {
  title: { absolute: LANDING_TITLE },
  description: LANDING_DESCRIPTION,
  alternates: { canonical: '/' },
  ...socialMetadata({ url: '/', title: LANDING_TITLE, description: LANDING_DESCRIPTION }),
};

export default async function HomePage() {
  return <LandingScreen featured={await readFeaturedBlog()} />;
}
