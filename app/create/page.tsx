import type { Metadata } from 'next';
import { CreateScreen } from '@/components/landing/creation-screen.tsx';
import { LANDING_DESCRIPTION, socialMetadata } from '@/components/landing/metadata.ts';

export const metadata: Metadata = {
  title: 'Create a blog',
  description: LANDING_DESCRIPTION,
  // Its own canonical: naming the landing page here would count as a duplicate.
  alternates: { canonical: '/create' },
  ...socialMetadata({ url: '/create', title: 'Create a blog', description: LANDING_DESCRIPTION }),
};

export default function CreatePage() {
  return <CreateScreen />;
}
