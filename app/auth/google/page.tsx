import type { Metadata } from 'next';
import { StartGoogle } from '@/components/auth/sign-in/google-window.tsx';

export const metadata: Metadata = { title: 'Sign in with Google', robots: { index: false } };

export default function GoogleStartPage() {
  return <StartGoogle />;
}
