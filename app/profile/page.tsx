import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { ProfileScreen, ProfileSkeleton } from '@/components/profile/profile-screen.tsx';
import { signInWays } from '@/lib/auth/sign-in-ways.ts';

export const metadata: Metadata = { title: 'My profile', robots: { index: false } };

/** The signed-in user's own profile (spec §2). */
export default async function ProfilePage() {
  // Settings are read at run time, not at build time.
  await connection();
  return (
    <Suspense fallback={<ProfileSkeleton />}>
      <ProfileScreen hasMail={signInWays().mail} />
    </Suspense>
  );
}
