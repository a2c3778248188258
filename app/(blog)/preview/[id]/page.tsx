import { AllStylesheets, UnstyledArticle } from '@/components/blog/article/blog-article.tsx';
import { thumbnailText } from '@/components/blog/bar/managed-blog.ts';
import { BlogPreview } from '@/components/blog/preview/blog-preview.tsx';
import { SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { Link } from '@/components/messages/navigation.tsx';
import { RemovedBlogPage } from '@/components/profile/removed-blog-page.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { BackIcon } from '@/components/ui/drawn-icons.tsx';
import { blogText } from '@/lib/blog-design/wording.ts';
import { previewMetadata } from '@/lib/blogs/reading/metadata.ts';
import { type BlogPageProps, pageMetadata, readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { viewPath } from '@/lib/routes.ts';

export const generateMetadata = pageMetadata(previewMetadata);

export default async function PreviewPage({ params }: BlogPageProps) {
  const found = await readPageBlog((await params).id);
  if (!found.blog) return <RemovedBlogPage {...found} />;
  const { blog } = found;
  const { style, colorTheme } = blog;
  const t = askedTranslator('detail');
  return (
    <Messages parts={['detail', 'styles', 'options', 'reading', 'ownBlogs']}>
      <AllStylesheets language={blog.language} text={blogText(blog)} />
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-2 py-5">
        <Link href="/" className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
          <BackIcon />
          {t('preview.back')}
        </Link>
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-tight">{t('preview.heading')}</h2>
        <Link href={viewPath(blog.id)} className="text-sm font-medium link-underline">
          {t('view')}
        </Link>
      </div>
      <BlogPreview
        blogId={blog.id}
        ownership={{ ownerId: blog.userId, isSample: blog.isSample }}
        title={blog.content.title}
        blogStyle={{ style, colorTheme }}
        text={thumbnailText(blog)}
      >
        <UnstyledArticle blog={blog} />
      </BlogPreview>
      <SharePanel blog={blog} />
    </Messages>
  );
}
