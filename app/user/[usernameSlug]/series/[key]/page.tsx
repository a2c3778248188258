import { GroupPageView } from '@/components/site/group-page.tsx';
import { type GroupPageProps, groupMetadata, readGroupPage } from '@/lib/blogs/reading/group-page.ts';

export const generateMetadata = groupMetadata('series');

export default async function SeriesPage({ params }: GroupPageProps) {
  const { usernameSlug, key } = await params;
  return <GroupPageView group={await readGroupPage(usernameSlug, 'series', key)} />;
}
