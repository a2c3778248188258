'use client';

import { Code, FileDown, Image, Link2, Share2 } from 'lucide-react';
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
import { scriptNames } from '@/lib/blog-design/fonts/scripts.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { EXPORT_FORMATS } from '@/lib/constants/blog-messages.ts';
import { COPY_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { exportPath, pdfPath } from '@/lib/routes.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';
import { useHtmlDownload } from './download-button.tsx';
import { EmbedDialog, type EmbeddedBlog, useEmbedDialog } from './embed-button.tsx';

const CardDialog = lazy(() => import('./card-dialog.tsx'));

type SharedBlog = EmbeddedBlog & Pick<ManagedBlog, 'visibility' | 'withoutFont' | 'isBlocked'>;

/** Files of one blog that its owner exports, with the names that differ from those of several. */
const OWNER_FILES = [
  ['markdown', 'Download Markdown'],
  ['wordpress', EXPORT_FORMATS.wordpress.label],
  ['wordpress-zip', EXPORT_FORMATS['wordpress-zip'].label],
] as const;

type ShareMenuProps = { blog: SharedBlog; isOwner: boolean; className: string; children: ReactNode };

/** The link to a blog: copied, sent, embedded, previewed. Drafts and hidden blogs have none, as nobody else can open them. */
function LinkItems({ blog, onEmbed, onCard }: { blog: SharedBlog; onEmbed: () => void; onCard: () => void }) {
  const { title, shareUrl, visibility, isBlocked } = blog;
  const { copy } = useClipboard();
  if (isBlocked || visibility === 'draft') {
    return (
      <DropdownMenuLabel className="max-w-64 px-3 py-2 text-sm text-muted-foreground">
        {isBlocked
          ? 'Only you can open a blog that the operator hid.'
          : 'Only you can open a draft. Make it unlisted or public to share its link.'}
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
      <DropdownMenuItem onSelect={onEmbed}>
        <Code aria-hidden />
        Embed
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={onCard}>
        <Image aria-hidden />
        Social card
      </DropdownMenuItem>
    </>
  );
}

export function ShareMenu({ blog, isOwner, className, children }: ShareMenuProps) {
  const { id, title, withoutFont } = blog;
  const { download } = useHtmlDownload(id, title);
  const { after, closing } = useAfterMenu();
  const embed = useEmbedDialog();
  const [isCardOpen, setIsCardOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={className}>{children}</DropdownMenuTrigger>
        <DropdownMenuContent align="start" {...closing}>
          <LinkItems blog={blog} onEmbed={after(embed.open)} onCard={after(() => setIsCardOpen(true))} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => void download()}>
            <FileDown aria-hidden />
            Download HTML
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href={pdfPath(id)} download={downloadFileName(title, 'pdf')}>
              <FileDown aria-hidden />
              <span>
                Download PDF
                {withoutFont.length > 0 ? (
                  <span className="block max-w-56 text-sm text-muted-foreground">
                    {scriptNames(withoutFont)} may print as boxes.
                  </span>
                ) : null}
              </span>
            </a>
          </DropdownMenuItem>
          {(isOwner ? OWNER_FILES : []).map(([format, label]) => (
            <DropdownMenuItem key={format} asChild>
              <a href={exportPath(format, [id])} download>
                <FileDown aria-hidden />
                {label}
              </a>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense>
        {embed.isOpen ? <EmbedDialog blog={blog} onClose={embed.close} /> : null}
        {isCardOpen ? <CardDialog blog={blog} onClose={() => setIsCardOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
