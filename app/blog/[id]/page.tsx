import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BarActions } from '@/components/blog/bar-actions';
import { UnstyledArticle } from '@/components/blog/blog-article';
import { BlogDetail } from '@/components/blog/detail/blog-detail';
import { LanguageFonts } from '@/components/blog/language-fonts';
import { SharePanel } from '@/components/blog/share-panel';
import { AllStylesheets } from '@/components/blog/styling/all-stylesheets';
import { thumbnailText } from '@/components/blog/styling/thumbnail-text';
import { buttonVariants } from '@/components/ui/button-variants';
import { blogMetadata } from '@/lib/blogs/metadata';
import { readBlog } from '@/lib/blogs/service';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const blog = await readBlog((await params).id);
  return blog ? blogMetadata(blog) : {};
}

/** A blog with its style settings and, for its owner, its text and history (spec §2, Blog detail/edit screen). */
export default async function BlogPage({ params }: Props) {
  const blog = await readBlog((await params).id);
  if (!blog) notFound();
  const { style, colorTheme } = blog;
  const action = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <>
      <AllStylesheets blog={blog} />
      <LanguageFonts language={blog.language} />
      <BlogDetail
        blogId={blog.id}
        ownership={{ ownerId: blog.userId, isSample: blog.isSample }}
        title={blog.content.title}
        blogStyle={{ style, colorTheme }}
        text={thumbnailText(blog)}
        actions={<BarActions blog={blog} className={action} />}
      >
        <UnstyledArticle blog={blog} />
      </BlogDetail>
      <SharePanel blog={blog} />
    </>
  );
}
