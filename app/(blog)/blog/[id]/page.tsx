import { AllStylesheets, UnstyledArticle } from '@/components/blog/article/blog-article.tsx';
import { managedBlog, thumbnailText } from '@/components/blog/bar/managed-blog.ts';
import { BlogDetail } from '@/components/blog/detail/blog-detail.tsx';
import { SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { DecisionNotice } from '@/components/reports/report-parts.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { blogText } from '@/lib/blog-design/wording.ts';
import { type BlogPageProps, blogPageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { suggestStyle } from '@/lib/blogs/reading/service.ts';
import { canSearchPictures } from '@/lib/illustrations/openverse.ts';
import { decisionAgainst } from '@/lib/reports/service.ts';

export const generateMetadata = blogPageMetadata;

export default async function BlogPage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  const decision = await decisionAgainst(await pageActor(), (await params).id);
  const notice = decision ? <DecisionNotice blogId={(await params).id} decision={decision} /> : null;
  if (!found.blog) return <RemovedBlogPage {...found}>{notice}</RemovedBlogPage>;
  const { blog } = found;
  const { style, colorTheme } = blog;
  return (
    <Messages parts={['detail', 'styles', 'options', 'reading', 'ownBlogs', 'views', 'distribution']}>
      <AllStylesheets language={blog.language} text={blogText(blog)} />
      {notice}
      <BlogDetail
        blog={managedBlog(blog)}
        blogStyle={{ style, colorTheme }}
        text={thumbnailText(blog)}
        suggested={await suggestStyle(blog)}
        canSearchPictures={canSearchPictures()}
      >
        <UnstyledArticle blog={blog} hasActions />
      </BlogDetail>
      <SharePanel blog={blog} />
    </Messages>
  );
}
