import type { Metadata } from 'next';
import {
  CreationScreen,
  LANDING_DESCRIPTION,
  LANDING_TITLE,
  LandingHero,
} from '@/components/landing/creation-screen.tsx';

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

export default function HomePage() {
  return <CreationScreen hero={<LandingHero />} />;
}
