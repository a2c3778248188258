import type { Metadata } from 'next';
import { BinScreen } from '@/components/profile/bin/bin-screen.tsx';

export const metadata: Metadata = { title: 'Bin', robots: { index: false } };

/** What was deleted and can be had back (docs/decisions/0071). */
export default function BinPage() {
  return <BinScreen />;
}
