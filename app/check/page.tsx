import type { Metadata } from 'next';
import { CheckScreen } from '@/components/check/check-screen.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { languageAlternates } from '@/lib/http/language-alternates.ts';
import { CHECK_PATH } from '@/lib/routes.ts';

export function generateMetadata(): Metadata {
  const t = askedTranslator('check');
  return {
    title: t('title'),
    description: t('introduction', { brand: BRAND_NAME }),
    alternates: languageAlternates(CHECK_PATH),
  };
}

export default function CheckPage() {
  return (
    <Messages parts={['check']}>
      <CheckScreen />
    </Messages>
  );
}
