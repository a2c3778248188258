'use client';

import { Code, FileDown, Globe, Image, Link2, Share2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu.tsx';
import { useAfterMenu } from '@/components/ui/use-after-menu.ts';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { COPY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { blogPath, exportPath, pdfPath } from '@/lib/routes.ts';
import { useHtmlDownload } from './download-button.tsx';
import { EmbedDialog, type EmbeddedBlog } from './embed-button.tsx';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

export type SharedBlog = EmbeddedBlog & Pick<Blog, 'visibility'>;

type ShareMenuProps = {
  blog: SharedBlog;
  isOwner: boolean;
  /** Opens Publish elsewhere; without it, the blog's own page does. */
  onPublish?: () => void;
  align?: 'start' | 'end';
  className: string;
  children: ReactNode;
};

/** The link to a blog: copied, sent, embedded, previewed. A draft has none, as nobody else can open it. */
function LinkItems({ blog, onOpen }: { blog: SharedBlog; onOpen: (dialog: 'embed' | 'card') => () => void }) {
  const { title, shareUrl, visibility } = blog;
  const { copy } = useClipboard();
  if (visibility === 'draft') {
    return (
      <DropdownMenuLabel className="max-w-64 px-3 py-2 text-sm text-muted-foreground">
        Only you can open a draft. Make it unlisted or public to share its link.
      </DropdownMenuLabel>
    );
  }
  // A dismissed share sheet is no failure.
  const send = () => navigator.share({ title, url: shareUrl }).catch(() => undefined);
  return (
    <>
      <DropdownMenuItem onSelect={() => void copy(shareUrl, COPY_MESSAGES.linkFailed, COPY_MESSAGES.linkCopied)}>
        <Link2 aria-hidden />
        Copy link
      </DropdownMenuItem>
      {'share' in navigator ? (
        <DropdownMenuItem onSelect={() => void send()}>
          <Share2 aria-hidden />
          Share with an app
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem onSelect={onOpen('embed')}>
        <Code aria-hidden />
        Embed
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onOpen('card')}>
        <Image aria-hidden />
        Social card
      </DropdownMenuItem>
    </>
  );
}

/** All ways to pass a blog on: link, files and, for its owner, other sites. */
export function ShareMenu({ blog, isOwner, onPublish, align = 'end', className, children }: ShareMenuProps) {
  const { id, title, visibility } = blog;
  const router = useRouter();
  const { download } = useHtmlDownload(id, title);
  const { after, closing } = useAfterMenu();
  const [dialog, setDialog] = useState<'embed' | 'card' | null>(null);
  const onClose = () => setDialog(null);
  const publish = onPublish ?? (() => router.push(`${blogPath(id)}#publish`));
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={className}>{children}</DropdownMenuTrigger>
        <DropdownMenuContent align={align} {...closing}>
          <LinkItems blog={blog} onOpen={(name) => after(() => setDialog(name))} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => void download()}>
            <FileDown aria-hidden />
            Download HTML
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={pdfPath(id)} download={downloadFileName(title, 'pdf')}>
              <FileDown aria-hidden />
              Download PDF
            </a>
          </DropdownMenuItem>
          {isOwner ? (
            <DropdownMenuItem asChild>
              <a href={exportPath('markdown', [id])} download>
                <FileDown aria-hidden />
                Download Markdown
              </a>
            </DropdownMenuItem>
          ) : null}
          {isOwner && visibility !== 'draft' ? (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={after(publish)}>
                <Globe aria-hidden />
                Publish elsewhere
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {dialog === 'embed' ? <EmbedDialog blog={blog} onClose={onClose} /> : null}
        {dialog === 'card' ? <CardDialog blog={blog} onClose={onClose} /> : null}
      </Suspense>
    </>
  );
}
