'use client';

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

async function readMarkdown({ id }: Blog): Promise<string> {
  const response = await fetch(`${sharePath(id)}.md`, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.text();
}

async function readHtml({ id }: Blog): Promise<string> {
  const body = { blogId: id };
  return (await requestJson<{ html: string }>('/api/blogs/html', { method: 'POST', body })).html;
}

/**
 * All blogs as one zip, with a folder of HTML and one of Markdown files. Throws when one cannot be read: a partial
 * zip would look complete.
 */
async function zipBlogs(blogs: readonly Blog[]): Promise<Blob> {
  const { strToU8, zip } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const distinctName = distinctNames();
  for (const blog of blogs) {
    const name = distinctName(downloadFileName(blog.content.title));
    const [html, markdown] = await Promise.all([readHtml(blog), readMarkdown(blog)]);
    files[`html/${name}`] = strToU8(html);
    files[`markdown/${name.replace(/\.html$/, '.md')}`] = strToU8(markdown);
  }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))));
  });
  return new Blob([bytes], { type: 'application/zip' });
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
