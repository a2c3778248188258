'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast';
import { BLOG_MISSING } from '@/lib/constants/blog-messages';

/** Says that there is no such blog and goes home (spec §2, §8). */
export function BlogMissing() {
  const router = useRouter();
  useEffect(() => {
    toast({ ...BLOG_MISSING, variant: 'destructive' });
    router.replace('/');
  }, [router]);
  return null;
}
