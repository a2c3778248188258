import type { Metadata } from 'next';
import { FinishGoogle } from '@/components/auth/sign-in/google-window.tsx';

export const metadata: Metadata = { title: 'Signing in', robots: { index: false } };

/** Last page of a Google sign-in, in the popup or in the tab. */
export default function GoogleDonePage() {
  return <FinishGoogle />;
}
