import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Messages } from '@/components/messages/messages.tsx';
import { ProfileScreen, ProfileSkeleton } from '@/components/profile/profile-screen.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'profilePages')('profileTitle'),
  robots: { index: false },
});

export default function ProfilePage() {
  return (
    <Messages parts={['profile', 'myBlogs', 'ownBlogs', 'options', 'views', 'subscription', 'premium']}>
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileScreen />
      </Suspense>
    </Messages>
  );
}
