import { LegalPage } from '@/components/legal/legal-page.tsx';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';

export const generateMetadata = () => legalMetadata('privacy');

export default async function PrivacyPage() {
  return <LegalPage page={await readLegalPage('privacy')} />;
}
