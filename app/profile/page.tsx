import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ProfileScreen, ProfileSkeleton } from '@/components/profile/profile-screen.tsx';

export const metadata: Metadata = { title: 'My profile', robots: { index: false } };

export default function ProfilePage() {
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <ProfileScreen />
    </Suspense>
  );
}
