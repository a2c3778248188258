import { DeveloperPage, developerMetadata } from '@/components/developers/developer-page.tsx';
import { readGuide } from '@/lib/api/guide.ts';

export const generateMetadata = () => developerMetadata('guide');

export default async function GuidePage() {
  return <DeveloperPage page="guide" sections={await readGuide()} />;
}
