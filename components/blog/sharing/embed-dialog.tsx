import { Code } from 'lucide-react';
import { cn } from '@/components/ui/cn.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { embedCode } from '@/lib/blog-exports/embed.ts';

import { EMBED_MESSAGES } from '@/lib/constants/blog-messages.ts';
import type { EmbeddedBlog } from './share-buttons.tsx';

export default function EmbedDialog({ blog, onClose }: { blog: EmbeddedBlog; onClose: () => void }) {
  const code = embedCode(blog, new URL(blog.shareUrl).origin);
  return (
    <OpenDialog
      title="Embed this blog on your website"
      description="Paste this code where the blog should appear. Later edits show there too."
      onClose={onClose}
      className="max-w-xl"
    >
      <Label htmlFor="embed-code" className="mt-6">
        Embed code
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
      <CopyButton text={code} Icon={Code} {...EMBED_MESSAGES} className="mt-5 w-full sm:w-auto">
        Copy embed code
      </CopyButton>
    </OpenDialog>
  );
}
