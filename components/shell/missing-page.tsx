'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { NoticePage } from './page-parts.tsx';

export function MissingPage({ notice, text }: { notice: { title: string; description?: string }; text: string }) {
  const router = useRouter();
  useEffect(() => {
    toast({ ...notice, variant: 'destructive' });
    router.replace('/');
  }, [router, notice]);
  return (
    <>
      <title>{notice.title}</title>
      <NoticePage label="404" heading={notice.title} text={text} />
    </>
  );
}
