import type { Metadata } from 'next';
import { TrashScreen } from '@/components/profile/trash/trash-screen.tsx';

export const metadata: Metadata = { title: 'Trash', robots: { index: false } };

export default function TrashPage() {
  return <TrashScreen />;
}
