'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { NoticePage } from './page-parts.tsx';

/** A missing page: shows a toast and goes home (spec §2, §8). */
export function MissingPage({ notice, text }: { notice: { title: string; description?: string }; text: string }) {
  const router = useRouter();
  useEffect(() => {
    toast({ ...notice, variant: 'destructive' });
    router.replace('/');
  }, [router, notice]);
  return (
    <>
      <title>{notice.title}</title>
      <NoticePage label="404" heading={notice.title} text={text}>
        <Link href="/" className={buttonVariants({ size: 'lg' })}>
          Return to Home
        </Link>
      </NoticePage>
    </>
  );
}
