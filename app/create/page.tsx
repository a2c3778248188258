import type { Metadata } from 'next';
import { CreationScreen } from '@/components/landing/creation-screen.tsx';
import { CreateHero } from '@/components/landing/hero.tsx';
import { LANDING_DESCRIPTION } from '@/components/landing/landing-texts.ts';

export const metadata: Metadata = {
  title: 'Create a blog',
  description: LANDING_DESCRIPTION,
  // A page of its own to search engines: one that names the landing page as canonical would count as a mistake.
  alternates: { canonical: '/create' },
};

export default function CreatePage() {
  return <CreationScreen hero={<CreateHero />} isWorkspace />;
}
