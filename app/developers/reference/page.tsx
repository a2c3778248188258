import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { openApiDocument } from '@/lib/api/document.ts';
import { readReference } from '@/lib/api/reference.ts';
import { siteUrl } from '@/lib/env.ts';
import { REFERENCE_PATH } from '@/lib/routes.ts';

const title = 'API reference';
const lead = 'Every operation with its fields, its answers and an example to copy.';

export const metadata = { title, description: lead, alternates: { canonical: REFERENCE_PATH } };

export default function ReferencePage() {
  const sections = readReference(openApiDocument(), siteUrl());
  return <DeveloperPage title={title} lead={lead} path={REFERENCE_PATH} sections={sections} />;
}
