import type { Metadata, Route } from 'next';
import { headers } from 'next/headers';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { BlogPage } from '@/components/site/blog-page.tsx';
import { SiteFrame } from '@/components/site/site-frame.tsx';
import { lineExcerpt } from '@/lib/article/plain-text.ts';
import { readMarkdown } from '@/lib/article/read-markdown.ts';
import { Text } from '@/lib/blog-design/article/blocks.tsx';
import { blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { getProfile, readAround } from '@/lib/blogs/reading/service.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { askedDomain, markRemoved } from '@/lib/http/answer-context.ts';
import { ARTICLE_LABELS } from '@/lib/languages/labels.ts';
import { siteAddress } from '@/lib/routes.ts';
import { resolveAddress } from '@/lib/sites/addresses.ts';

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
  if (found === null || found === 'removed' || 'to' in found) return { robots: { index: false } };
  if ('blogId' in found) return blogPageMetadata({ params: Promise.resolve({ id: found.blogId }) });
  const { title, text, slug: at } = found.page;
  const description = lineExcerpt(text, MAX_DESCRIPTION_CHARACTERS, 'en');
  return { title, description, alternates: { canonical: siteAddress(siteOf(await getProfile(slug)), at) } };
}

export default async function SiteAddressPage(props: Props) {
  const { slug, found } = await readProps(props);
  if (!found) notFound();
  if (found === 'removed') {
    markRemoved(410);
    return <BlogPage blog={null} />;
  }
  // A rule leads to other sites from the own domain only: here it would lend them this site's name.
  if ('to' in found && !askedDomain() && !found.to.startsWith('/')) notFound();
  if ('to' in found) permanentRedirect(found.to as Route);
  if ('page' in found) {
    return (
      <SiteFrame profile={await getProfile(slug)} heading={found.page.title}>
        <div dir="auto" className="site-part site-text">
          <Text
            blocks={readMarkdown(found.page.text, new Set())}
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
