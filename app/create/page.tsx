import type { Metadata } from 'next';
import { CreationScreen } from '@/components/landing/creation-screen';
import { CreateHero } from '@/components/landing/hero';
import { LANDING_DESCRIPTION } from '@/components/landing/landing-texts';

export const metadata: Metadata = {
  title: 'Create a blog',
  description: LANDING_DESCRIPTION,
  // The same screen as the landing page, which is the one to be found.
  alternates: { canonical: '/' },
};

export default function CreatePage() {
  return <CreationScreen hero={<CreateHero />} isWorkspace />;
}
