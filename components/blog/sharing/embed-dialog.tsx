import { Code } from 'lucide-react';
import { useTranslations } from '#translations';
import { cn } from '@/components/ui/cn.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { embedCode } from '@/lib/blog-exports/embed.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import type { EmbeddedBlog } from './share-buttons.tsx';

export default function EmbedDialog({ blog, onClose }: { blog: EmbeddedBlog; onClose: () => void }) {
  const t = useTranslations('embed');
  const code = embedCode(blog, new URL(blog.shareUrl).origin, t('credit', { brand: BRAND_NAME }));
  return (
    <OpenDialog title={t('title')} description={t('description')} onClose={onClose} className="max-w-xl">
      <Label htmlFor="embed-code" className="mt-6">
        {t('code')}
      </Label>
      <textarea
        id="embed-code"
        readOnly
        rows={6}
        spellCheck={false}
        value={code}
        onFocus={(event) => event.target.select()}
        className={cn(fieldClasses, 'mt-2 resize-none py-3 font-mono text-sm leading-relaxed')}
      />
      <CopyButton
        text={code}
        Icon={Code}
        done={t.titled('copied')}
        failed={t.titled('failed')}
        className="mt-5 w-full sm:w-auto"
      >
        {t('copy')}
      </CopyButton>
    </OpenDialog>
  );
}
