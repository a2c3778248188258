import { LegalPage } from '@/components/legal/legal-page.tsx';
import { env } from '@/lib/env.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';
import { processorParts } from '@/lib/operator/processors.ts';
import { modelConnection } from '@/lib/writing/generation/choose-writer.ts';

export const generateMetadata = () => legalMetadata('privacy');

export default async function PrivacyPage() {
  const page = await readLegalPage('privacy');
  const services = processorParts(env(), modelConnection(), askedTranslator('processors'));
  return <LegalPage page={{ ...page, parts: [...page.parts, ...services] }} />;
}
