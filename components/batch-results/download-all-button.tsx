import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { saveFile } from '@/components/ui/save-file.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { distinctNames, downloadFileName } from '@/lib/blog-exports/file-name.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BATCH_RESULTS_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { sharePath } from '@/lib/routes.ts';

async function readMarkdown(id: string): Promise<string> {
  const response = await fetch(`${sharePath(id)}.md`, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.text();
}

const readHtml = (blogId: string) =>
  requestJson<{ html: string }>('/api/blogs/html', { method: 'POST', body: { blogId } });

/** All blogs as HTML and Markdown in one zip. Throws when one cannot be read: a partial zip would look complete. */
async function zipBlogs(blogs: readonly Blog[]): Promise<Blob> {
  const { strToU8, zip } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const distinctName = distinctNames();
  for (const { id, content } of blogs) {
    const name = distinctName(downloadFileName(content.title));
    const [{ html }, markdown] = await Promise.all([readHtml(id), readMarkdown(id)]);
    files[`html/${name}`] = strToU8(html);
    files[`markdown/${name.replace(/\.html$/, '.md')}`] = strToU8(markdown);
  }
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))));
  return new Blob([await promise], { type: 'application/zip' });
}

/** Downloads all blogs of the batch as a zip. */
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
