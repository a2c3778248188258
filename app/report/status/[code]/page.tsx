import { notFound } from 'next/navigation';
import { ReceiptScreen } from '@/components/reports/receipt-screen.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { readReceipt } from '@/lib/reports/service.ts';

export const generateMetadata = () => unlistedHead('report.receiptTitle', { referrer: 'no-referrer' });

/** A report's receipt, for everybody who knows its code. */
export default async function ReceiptPage({ params }: PageProps<'/report/status/[code]'>) {
  const receipt = await readReceipt((await params).code);
  if (!receipt) notFound();
  return <ReceiptScreen receipt={receipt} />;
}
