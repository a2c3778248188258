import type { Metadata } from 'next';
import { StartGoogle } from '@/components/auth/sign-in/google-window.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'accounts.google')('title'),
  robots: { index: false },
});

export default function GoogleStartPage() {
  return (
    <Messages parts={['signIn']}>
      <StartGoogle />
    </Messages>
  );
}
