import type { Metadata } from 'next';
import { LandingScreen } from '@/components/landing/creation-screen.tsx';
import { LANDING_DESCRIPTION, LANDING_TITLE } from '@/components/landing/texts.ts';
import { readFeaturedBlog } from '@/lib/blogs/reading/page-blog.ts';

export const metadata: Metadata = {
  title: { absolute: LANDING_TITLE },
  description: LANDING_DESCRIPTION,
  alternates: { canonical: '/' },
  openGraph: {
    type: 'website',
    url: '/',
    title: LANDING_TITLE,
    description: LANDING_DESCRIPTION,
    images: [{ url: '/social-card.png', width: 1200, height: 630, alt: LANDING_TITLE }],
  },
  twitter: { card: 'summary_large_image' },
};

export default async function HomePage() {
  return <LandingScreen featured={await readFeaturedBlog()} />;
}
