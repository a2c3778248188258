import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { useBusy } from '@/components/ui/use-busy.ts';
import { toast, toastError } from '@/components/ui/use-toast.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { requestJson } from '@/lib/http/client.ts';

export function useHtmlDownload(blogId: string, title: string) {
  const t = useTranslations('ownBlogs.download');
  const { isBusy, run } = useBusy();

  async function download(): Promise<void> {
    const answer = await requestJson<{ html?: string }>('/api/blogs/html', { method: 'POST', body: { blogId } });
    if (!answer?.html) throw new Error('The response contains no HTML.');
    saveFile(new Blob([answer.html], { type: 'text/html' }), downloadFileName(title));
    toast(t.titled('done'));
  }
  return { isBusy, download: () => run(download, (error) => toastError(error, t.titled('failed'))) };
}

type DownloadButtonProps = Pick<ComponentProps<typeof Button>, 'className'> & { blogId: string; title: string };

export function DownloadButton({ blogId, title, className }: DownloadButtonProps) {
  const t = useTranslations('ownBlogs');
  const { isBusy, download } = useHtmlDownload(blogId, title);
  return (
    <Button Icon={Download} variant="outline" onClick={download} aria-busy={isBusy} className={className}>
      {t(isBusy ? 'download.preparing' : 'share.html')}
    </Button>
  );
}
