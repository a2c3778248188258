import type { Metadata } from 'next';
import { AllStylesheets, UnstyledArticle } from '@/components/blog/article/blog-article.tsx';
import { LanguageFonts } from '@/components/blog/article/language-fonts.tsx';
import { BlogDetail } from '@/components/blog/detail/blog-detail.tsx';
import { BarActions, SharePanel } from '@/components/blog/sharing/share-controls.tsx';
import { thumbnailText } from '@/components/blog/styling/thumbnail-text.ts';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { blogMetadata } from '@/lib/blogs/page/metadata.ts';
import { readPageBlog } from '@/lib/blogs/reading/page-blog.ts';
import { canSearchPictures } from '@/lib/illustrations/cover.ts';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return blogMetadata(await readPageBlog((await params).id));
}

/** A blog with its style settings and the owner's tools (spec §2, Blog detail/edit screen). */
export default async function BlogPage({ params }: Props) {
  const blog = await readPageBlog((await params).id);
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
        language={blog.language}
        writer={blog.writer}
        visibility={blog.visibility}
        publishAt={blog.publishAt}
        blogStyle={{ style, colorTheme }}
        text={thumbnailText(blog)}
        topic={blog.topic}
        cover={blog.cover}
        canSearchPictures={canSearchPictures()}
        actions={<BarActions blog={blog} className={action} />}
      >
        <UnstyledArticle blog={blog} />
      </BlogDetail>
      <SharePanel blog={blog} />
    </>
  );
}
