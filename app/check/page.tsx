import type { Metadata } from 'next';
import { CheckScreen } from '@/components/check/check-screen.tsx';
import { CHECK_TEXTS } from '@/components/check/texts.ts';
import { CHECK_PATH } from '@/lib/routes.ts';

export const metadata: Metadata = {
  title: CHECK_TEXTS.title,
  description: CHECK_TEXTS.introduction,
  alternates: { canonical: CHECK_PATH },
};

export default function CheckPage() {
  return <CheckScreen />;
}
