import { Suspense } from 'react';
import { Messages } from '@/components/messages/messages.tsx';
import { ProfileScreen, ProfileSkeleton } from '@/components/profile/profile-screen.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('profilePages.profileTitle');

export default function ProfilePage() {
  return (
    <Messages parts={['profile', 'myBlogs', 'ownBlogs', 'options', 'views', 'subscription', 'premium']}>
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileScreen />
      </Suspense>
    </Messages>
  );
}
