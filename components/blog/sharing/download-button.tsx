'use client';

import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { DOWNLOAD_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';

type DownloadButtonProps = { blogId: string; title: string } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'size'
>;

/** Downloads the blog as one HTML file (spec §7, §8, §9). */
export function DownloadButton({ blogId, title, className, size }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await requestJson<{ html?: string }>('/api/blogs/html', { method: 'POST', body: { blogId } });
      if (!answer?.html) throw new Error('The response contains no HTML.');
      saveFile(new Blob([answer.html], { type: 'text/html' }), downloadFileName(title));
      toast(DOWNLOAD_MESSAGES.done);
    } catch (error) {
      console.error(error);
      toast({ ...DOWNLOAD_MESSAGES.failed, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button variant="outline" size={size} onClick={download} aria-busy={isBusy} className={className}>
      <Download aria-hidden />
      {isBusy ? 'Preparing...' : 'Download HTML'}
    </Button>
  );
}
