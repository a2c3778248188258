import type { Metadata } from 'next';
import { CreateHero, CreationScreen, LANDING_DESCRIPTION } from '@/components/landing/creation-screen.tsx';

export const metadata: Metadata = {
  title: 'Create a blog',
  description: LANDING_DESCRIPTION,
  // A page of its own to search engines: one that names the landing page as canonical would count as a mistake.
  alternates: { canonical: '/create' },
};

export default function CreatePage() {
  return <CreationScreen hero={<CreateHero />} isWorkspace />;
}
