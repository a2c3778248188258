import { Code, FileDown, Image, Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { scriptNames } from '@/lib/blog-design/fonts/scripts.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { EXPORT_FORMATS } from '@/lib/constants/blog-messages.ts';
import { cardPath, exportPath, pdfPath } from '@/lib/routes.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';
import { useHtmlDownload } from './download-button.tsx';
import { type EmbeddedBlog, useEmbedDialog } from './share-buttons.tsx';

const OWNER_FILES = [
  ['markdown', 'Download Markdown'],
  ['wordpress', EXPORT_FORMATS.wordpress.label],
  ['wordpress-zip', EXPORT_FORMATS['wordpress-zip'].label],
] as const;

type SharedBlog = EmbeddedBlog & Pick<ManagedBlog, 'visibility' | 'withoutFont' | 'isBlocked'>;

type ShareMenuProps = { blog: SharedBlog; isOwner: boolean; className: string; children: ReactNode };

export function ShareMenu({ blog, isOwner, ...trigger }: ShareMenuProps) {
  const { id, title, shareUrl, visibility, withoutFont } = blog;
  const common = useTranslations('common');
  const { copy } = useClipboard();
  const { download } = useHtmlDownload(id, title);
  const embed = useEmbedDialog();
  // A dismissed share sheet is no failure.
  const send = () => void navigator.share({ title, url: shareUrl }).catch(() => undefined);
  const unshared = blog.isBlocked
    ? 'Only you can open a blog that the operator hid.'
    : visibility === 'draft' && 'Only you can open a draft. Make it unlisted or public to share its link.';
  const linkItems = [
    {
      Icon: Link2,
      label: 'Copy link',
      onSelect: () => void copy(shareUrl, common.titled('linkNotCopied'), common.titled('linkCopied')),
    },
    typeof navigator !== 'undefined' &&
      'share' in navigator && { Icon: Share2, label: 'Share with an app', onSelect: send },
    { Icon: Code, label: 'Embed', opens: embed.open },
    { Icon: Image, label: 'Download social card', file: cardPath(id), fileName: `card-${id}` },
  ];
  const pdf = (
    <span>
      Download PDF
      {withoutFont.length > 0 ? (
        <span className="block max-w-56 text-sm text-muted-foreground">
          {scriptNames(withoutFont)} may print as boxes.
        </span>
      ) : null}
    </span>
  );
  const files = [
    { Icon: FileDown, label: 'Download HTML', onSelect: () => void download() },
    { Icon: FileDown, label: pdf, file: pdfPath(id), fileName: downloadFileName(title, 'pdf') },
    ...(isOwner ? OWNER_FILES : []).map(([format, label]) => ({
      Icon: FileDown,
      label,
      file: exportPath(format, [id]),
    })),
  ];
  return (
    <>
      <Menu
        trigger={trigger}
        align="start"
        label={unshared && <p className="max-w-58 text-sm text-muted-foreground">{unshared}</p>}
        groups={unshared ? [files] : [linkItems, files]}
      />
      {embed.show({ blog })}
    </>
  );
}
