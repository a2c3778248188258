'use client';

import { useEffect } from 'react';
import { useRouter } from '@/components/messages/navigation.tsx';
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
