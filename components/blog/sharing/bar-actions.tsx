import { CheckIcon, CodeIcon, LinkIcon } from '@/components/ui/drawn-icons';
import type { Blog } from '@/lib/blogs/schema';
import { CopyButton } from './copy-button';
import { EmbedButton } from './embed-button';
import { embeddedBlog } from './embedded-blog';

/** 'Copy link' and 'Embed' for the bar above a blog. */
export function BarActions({ blog, className }: { blog: Blog; className: string }) {
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
