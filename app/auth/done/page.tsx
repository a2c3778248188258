import type { Metadata } from 'next';
import { FinishGoogle } from '@/components/auth/sign-in/google-window.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'accounts.google')('doneTitle'),
  robots: { index: false },
});

/** Last page of a Google sign-in, in the popup or in the tab. */
export default function GoogleDonePage() {
  return (
    <Messages parts={['signIn']}>
      <FinishGoogle />
    </Messages>
  );
}
