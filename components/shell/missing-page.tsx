'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/use-toast.ts';
import { BLOG_MISSING } from '@/lib/constants/blog-messages.ts';
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

export const BlogMissingPage = () => (
  <MissingPage notice={BLOG_MISSING} text="The address may be mistyped, or the blog was deleted." />
);
