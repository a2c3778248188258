import { LegalPage } from '@/components/legal/legal-page.tsx';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';

export const generateMetadata = () => legalMetadata('accessibility');

export default async function AccessibilityPage() {
  return <LegalPage page={await readLegalPage('accessibility')} />;
}
