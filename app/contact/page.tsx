import { LegalPage } from '@/components/legal/legal-page.tsx';
import { legalMetadata, readLegalPage } from '@/lib/legal/service.ts';

export const generateMetadata = () => legalMetadata('contact');

export default async function ContactPage() {
  return <LegalPage page={await readLegalPage('contact')} />;
}
