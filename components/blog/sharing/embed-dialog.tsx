import { Check, Code } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { OpenDialog } from '@/components/ui/dialog.tsx';
import { fieldClasses } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { embedCode } from '@/lib/blog-exports/embed.ts';

import { CopyButton, type EmbeddedBlog } from './share-buttons.tsx';

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
      <CopyButton
        text={code}
        kind="embed"
        className={cn(buttonVariants(), 'mt-5 w-full sm:w-auto')}
        copied={
          <>
            <Check aria-hidden />
            Copied
          </>
        }
      >
        <Code aria-hidden />
        Copy embed code
      </CopyButton>
    </OpenDialog>
  );
}
