import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { apiDescription } from '@/lib/api/document.ts';
import { readReference } from '@/lib/api/reference.ts';
import { REFERENCE_PATH as path } from '@/lib/routes.ts';

const text = { title: 'API reference', description: 'Every operation, with its fields and an example to copy.' };

export const metadata = { ...text, alternates: { canonical: path } };

export default function ReferencePage() {
  return <DeveloperPage {...text} path={path} sections={readReference(apiDescription())} />;
}
