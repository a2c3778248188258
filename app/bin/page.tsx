import type { Metadata } from 'next';
import { TrashScreen } from '@/components/profile/trash/trash-screen.tsx';

export const metadata: Metadata = { title: 'Trash', robots: { index: false } };

/** Deleted blogs (docs/decisions/0071). */
export default function TrashPage() {
  return <TrashScreen />;
}
