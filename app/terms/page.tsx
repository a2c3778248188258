import { LegalPage } from '@/components/legal/legal-page.tsx';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';

export const generateMetadata = () => legalMetadata('terms');

export default async function TermsPage() {
  return <LegalPage page={await readLegalPage('terms')} />;
}
