import { GroupPageView } from '@/components/site/group-page.tsx';
import { type GroupPageProps, groupMetadata, readGroupPage } from '@/lib/blogs/reading/group-page.ts';

export const generateMetadata = groupMetadata('tags');

export default async function TagPage({ params }: GroupPageProps) {
  const { usernameSlug, key } = await params;
  return <GroupPageView group={await readGroupPage(usernameSlug, 'tags', key)} />;
}
