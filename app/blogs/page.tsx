import { Messages } from '@/components/messages/messages.tsx';
import { MyBlogsScreen } from '@/components/profile/my-blogs/my-blogs-screen.tsx';
import { pageUser, redirectTo } from '@/lib/auth/page-user.ts';
import { lastPageNumber, myBlogsPath, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('profilePages.myBlogsTitle');

export default async function MyBlogsPage({ searchParams }: PageProps<'/blogs'>) {
  const view = myBlogsSchema.parse(await searchParams);
  const page = await listMyBlogs(await pageUser(myBlogsPath(view)), view);
  const lastPage = lastPageNumber(page.found);
  if (view.page > lastPage) redirectTo(myBlogsPath({ ...view, page: lastPage }));
  return (
    <Messages parts={['myBlogs', 'ownBlogs', 'options', 'views']}>
      <MyBlogsScreen view={view} pages={lastPage} {...page} />
    </Messages>
  );
}
