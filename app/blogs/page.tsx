import type { Metadata, Route } from 'next';
import { redirect } from 'next/navigation';
import { Messages } from '@/components/messages/messages.tsx';
import { MyBlogsScreen } from '@/components/profile/my-blogs/my-blogs-screen.tsx';
import { pageActor } from '@/lib/auth/actor.ts';
import { lastPageNumber, myBlogsPath, myBlogsSchema } from '@/lib/blogs/my-blogs/schema.ts';
import { listMyBlogs } from '@/lib/blogs/reading/service.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { pathIn } from '@/lib/messages/languages.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'profilePages')('myBlogsTitle'),
  robots: { index: false },
});

export default async function MyBlogsPage({ searchParams }: PageProps<'/blogs'>) {
  const view = myBlogsSchema.parse(await searchParams);
  const actor = await pageActor();
  if (actor.kind !== 'user') {
    redirect(pathIn(askedLanguage(), `/login?next=${encodeURIComponent(myBlogsPath(view))}`) as Route);
  }
  const page = await listMyBlogs(actor, view);
  const lastPage = lastPageNumber(page.found);
  if (view.page > lastPage) redirect(pathIn(askedLanguage(), myBlogsPath({ ...view, page: lastPage })) as Route);
  return (
    <Messages parts={['myBlogs', 'ownBlogs', 'options', 'views']}>
      <MyBlogsScreen view={view} pages={lastPage} {...page} />
    </Messages>
  );
}
