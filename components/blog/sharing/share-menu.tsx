import { Code, FileDown, Image, Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { Menu } from '@/components/ui/dropdown-menu.tsx';
import { useClipboard } from '@/components/ui/use-clipboard.ts';
import { scriptNames } from '@/lib/blog-design/fonts/scripts.ts';
import { downloadFileName } from '@/lib/blog-exports/file-name.ts';
import { cardPath, exportPath, pdfPath } from '@/lib/routes.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';
import { useHtmlDownload } from './download-button.tsx';
import { type EmbeddedBlog, useEmbedDialog } from './share-buttons.tsx';

const OWNER_FILES = [
  ['markdown', 'share.markdown'],
  ['wordpress', 'exports.wordpress'],
  ['wordpress-zip', 'exports.wordpress-zip'],
] as const;

type SharedBlog = EmbeddedBlog & Pick<ManagedBlog, 'visibility' | 'withoutFont' | 'isBlocked'>;

type ShareMenuProps = { blog: SharedBlog; isOwner: boolean; className: string; children: ReactNode };

export function ShareMenu({ blog, isOwner, ...trigger }: ShareMenuProps) {
  const t = useTranslations('ownBlogs');
  const { id, title, shareUrl, visibility, withoutFont } = blog;
  const { copy } = useClipboard();
  const { download } = useHtmlDownload(id, title);
  const embed = useEmbedDialog();
  // A dismissed share sheet is no failure.
  const send = () => void navigator.share({ title, url: shareUrl }).catch(() => undefined);
  const unshared = blog.isBlocked ? t('share.hiddenHint') : visibility === 'draft' && t('share.draftHint');
  const linkItems = [
    {
      Icon: Link2,
      label: t('share.copyLink'),
      onSelect: () => void copy(shareUrl, t.common.titled('linkNotCopied'), t.common.titled('linkCopied')),
    },
    typeof navigator !== 'undefined' &&
      'share' in navigator && { Icon: Share2, label: t('share.shareWithApp'), onSelect: send },
    { Icon: Code, label: t('share.embed'), opens: embed.open },
    { Icon: Image, label: t('share.socialCard'), file: cardPath(id), fileName: `card-${id}` },
  ];
  const pdf = (
    <span>
      {t('share.pdf')}
      {withoutFont.length > 0 ? (
        <span className="block max-w-56 text-sm text-muted-foreground">
          {t('share.boxes', { scripts: scriptNames(t.language, withoutFont) })}
        </span>
      ) : null}
    </span>
  );
  const files = [
    { Icon: FileDown, label: t('share.html'), onSelect: () => void download() },
    { Icon: FileDown, label: pdf, file: pdfPath(id), fileName: downloadFileName(title, 'pdf') },
    ...(isOwner ? OWNER_FILES : []).map(([format, label]) => ({
      Icon: FileDown,
      label: t(label),
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
