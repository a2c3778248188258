import type { Metadata } from 'next';
import { BinScreen } from '@/components/profile/bin/bin-screen.tsx';

export const metadata: Metadata = { title: 'Bin', robots: { index: false } };

/** Deleted blogs (docs/decisions/0071). */
export default function BinPage() {
  return <BinScreen />;
}
