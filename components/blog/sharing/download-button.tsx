'use client';

import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { DOWNLOAD_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { requestJson } from '@/lib/http/client.ts';

/** Has the browser save a text as a file. */
function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers fetch the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type DownloadButtonProps = { blogId: string; title: string } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'size'
>;

/** Saves the blog as one HTML file (spec §7, §8, §9). */
export function DownloadButton({ blogId, title, className, size }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const answer = await requestJson<{ html?: string }>('/api/blogs/html', {
        method: 'POST',
        body: { blogId },
      });
      if (!answer?.html) throw new Error('The answer holds no HTML.');
      saveFile(answer.html, downloadFileName(title), 'text/html');
      toast(DOWNLOAD_MESSAGES.done);
    } catch (error) {
      console.error(error);
      toast({ ...DOWNLOAD_MESSAGES.failed, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="outline"
      size={size}
      onClick={download}
      aria-busy={isBusy}
      className={className}
    >
      <Download aria-hidden />
      {isBusy ? 'Preparing...' : 'Download HTML'}
    </Button>
  );
}
