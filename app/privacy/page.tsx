import { LegalPage } from '@/components/legal/legal-page.tsx';
import { env } from '@/lib/env.ts';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { processorParts } from '@/lib/operator/processors.ts';
import { modelConnection } from '@/lib/writing/generation/choose-writer.ts';

export const generateMetadata = () => legalMetadata('privacy');

export default async function PrivacyPage() {
  const page = await readLegalPage('privacy');
  const services = processorParts(env(), modelConnection(), translatorFor(askedLanguage(), 'processors'));
  return <LegalPage page={{ ...page, parts: [...page.parts, ...services] }} />;
}
