'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';
import { PROFILE_MESSAGES } from '@/lib/constants/profile-messages';

/** Says that there is no such profile and goes home (spec §2, /user/{usernameSlug}; §8). */
export function ProfileMissing() {
  const router = useRouter();
  useEffect(() => {
    toast({ ...PROFILE_MESSAGES.notFound, variant: 'destructive' });
    router.replace('/');
  }, [router]);
  return null;
}
