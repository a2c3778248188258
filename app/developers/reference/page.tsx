import type { Metadata } from 'next';
import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { apiDescription } from '@/lib/api/document.ts';
import { readReference } from '@/lib/api/reference.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { REFERENCE_PATH } from '@/lib/routes.ts';

function texts() {
  const t = translatorFor(askedLanguage(), 'developers');
  return { title: t('referenceTitle'), description: t('referenceDescription') };
}

export const generateMetadata = (): Metadata => ({ ...texts(), alternates: { canonical: REFERENCE_PATH } });

export default function ReferencePage() {
  return <DeveloperPage {...texts()} page="reference" sections={readReference(apiDescription())} />;
}
