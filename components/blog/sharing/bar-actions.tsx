import { CheckIcon, CodeIcon, LinkIcon } from '@/components/ui/drawn-icons.tsx';
import type { Blog } from '@/lib/blogs/schema.ts';
import { CopyButton } from './copy-button.tsx';
import { EmbedButton } from './embed-button.tsx';
import { embeddedBlog } from './embedded-blog.ts';

/** 'Copy link' and 'Embed' for the bar above a blog; nothing for a draft, whose link works for nobody else. */
export function BarActions({ blog, className }: { blog: Blog; className: string }) {
  if (blog.visibility === 'draft') return null;
  return (
    <>
      <CopyButton
        text={blog.shareUrl}
        kind="link"
        className={className}
        copied={
          <>
            <CheckIcon />
            Copied
          </>
        }
      >
        <LinkIcon />
        Copy link
      </CopyButton>
      <EmbedButton blog={embeddedBlog(blog)} className={className}>
        <CodeIcon />
        Embed
      </EmbedButton>
    </>
  );
}
