'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { zipBlogs } from './zip-blogs.ts';

/** Downloads all blogs of the batch as one zip of HTML and Markdown files. */
export function DownloadAllButton({ blogs }: { blogs: readonly Blog[] }) {
  const [isPreparing, setIsPreparing] = useState(false);

  async function run(): Promise<void> {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      saveFile(await zipBlogs(blogs), 'blogs.zip');
      toast(BATCH_RESULTS_MESSAGES.zipDone);
    } catch (error) {
      console.error(error);
      toast({ ...BATCH_RESULTS_MESSAGES.zipFailed, variant: 'destructive' });
    } finally {
      setIsPreparing(false);
    }
  }
  return (
    <Button variant="outline" aria-disabled={isPreparing} onClick={run}>
      <Download aria-hidden />
      {isPreparing ? 'Preparing...' : 'Download All'}
    </Button>
  );
}
