'use client';

import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { zipBlogs } from './zip-blogs.ts';

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'blogs.zip';
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads all blogs of the batch as one zip of HTML and Markdown files. */
export function DownloadAllButton({ blogs }: { blogs: readonly Blog[] }) {
  const [isPreparing, setIsPreparing] = useState(false);

  async function run(): Promise<void> {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      save(await zipBlogs(blogs));
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
