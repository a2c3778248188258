import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReceiptScreen } from '@/components/reports/receipt-screen.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';
import { readReceipt } from '@/lib/reports/service.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'report')('receiptTitle'),
  robots: { index: false },
  referrer: 'no-referrer',
});

/** A report's receipt, for everybody who knows its code. */
export default async function ReceiptPage({ params }: PageProps<'/report/status/[code]'>) {
  const receipt = await readReceipt((await params).code);
  if (!receipt) notFound();
  return <ReceiptScreen receipt={receipt} />;
}
