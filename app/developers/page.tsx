import type { Metadata } from 'next';
import { DeveloperPage } from '@/components/developers/developer-page.tsx';
import { readGuide } from '@/lib/api/guide.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { DEVELOPERS_PATH } from '@/lib/routes.ts';

export function generateMetadata(): Metadata {
  const t = translatorFor(askedLanguage(), 'developers');
  return { title: t('title'), description: t('description'), alternates: { canonical: DEVELOPERS_PATH } };
}

export default async function GuidePage() {
  const t = translatorFor(askedLanguage(), 'developers');
  const text = { title: t('heading'), description: t('description') };
  return <DeveloperPage {...text} page="guide" sections={await readGuide()} />;
}
