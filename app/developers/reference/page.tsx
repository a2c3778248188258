import { DeveloperPage, developerMetadata } from '@/components/developers/developer-page.tsx';
import { apiDescription } from '@/lib/api/document.ts';
import { readReference } from '@/lib/api/reference.ts';

export const generateMetadata = () => developerMetadata('reference');

export default function ReferencePage() {
  return <DeveloperPage page="reference" sections={readReference(apiDescription())} />;
}
