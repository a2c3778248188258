import type { Metadata, Route } from 'next';
import { headers } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { BlogPage } from '@/components/site/blog-page.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { KEPT_LINE_END } from '@/lib/article/inline-runs.ts';
import { lineExcerpt } from '@/lib/article/plain-text.ts';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { roomForBlog } from '@/lib/article/room.ts';
import { Text } from '@/lib/blog-design/article/blocks.tsx';
import { blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { getProfile, readAround } from '@/lib/blogs/reading/service.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { askedDomain } from '@/lib/http/answer-context.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { siteAddress } from '@/lib/routes.ts';
import { resolveAddress } from '@/lib/sites/addresses.ts';
import { noticeMetadata, siteMetadata } from '@/lib/sites/metadata.ts';
import { SiteNotice } from '../site-notice.tsx';

type Props = PageProps<'/user/[usernameSlug]/[...path]'>;

/** Read once per request. A request with cookies repeats one without (lib/server/cached-listener.ts), which was logged. */
const readAddress = cache(async (slug: string, path: string) =>
  resolveAddress(slug, path, !(await headers()).has('cookie')),
);

async function readProps({ params }: Props) {
  const { usernameSlug: slug, path } = await params;
  return { slug, found: await readAddress(slug, `/${path.join('/')}`) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, found } = await readProps(props);
  if (found === null) return noticeMetadata('missing');
  if (found === 'removed' || 'to' in found) return noticeMetadata('gone');
  if ('blogId' in found) return blogPageMetadata({ params: Promise.resolve({ id: found.blogId }) });
  const { title, text, slug: at } = found.page;
  const description = lineExcerpt(text, MAX_DESCRIPTION_CHARACTERS, 'en');
  return siteMetadata(await getProfile(slug), title, siteAddress('', at), description);
}

export default async function SiteAddressPage(props: Props) {
  const { slug, found } = await readProps(props);
  if (found === 'removed') return <SiteNotice slug={slug} isGone />;
  // A rule leads to other sites from the own domain only: here it would lend them this site's name.
  if (!found || ('to' in found && !askedDomain() && !found.to.startsWith('/'))) return <SiteNotice slug={slug} />;
  if ('to' in found) permanentRedirect(found.to as Route);
  if ('page' in found) {
    return (
      <SiteFrame profile={await getProfile(slug)} heading={found.page.title}>
        <div dir="auto" className="site-part site-text">
          <Text
            blocks={readMarkdown(found.page.text, new Set(), roomForBlog(), KEPT_LINE_END)}
            renderCitation={() => null}
            frameLabels={ARTICLE_LABELS.english}
            headingLevel={2}
          />
        </div>
      </SiteFrame>
    );
  }
  const read = await readPageBlog(found.blogId);
  const isHere = found.isCurrent && askedDomain();
  if (read.blog && !isHere) permanentRedirect(read.blog.shareUrl as Route);
  return <BlogPage {...read} {...(read.blog && (await readAround(read.blog)))} />;
}
