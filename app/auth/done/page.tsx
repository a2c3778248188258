import type { Metadata } from 'next';
import { FinishGoogle } from '@/components/auth/sign-in/google-window.tsx';

export const metadata: Metadata = { title: 'Signing in', robots: { index: false } };

/** Last page of a sign-in with Google, in its window or in the tab. */
export default function GoogleDonePage() {
  return <FinishGoogle />;
}
