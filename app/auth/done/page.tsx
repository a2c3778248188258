import { FinishGoogle } from '@/components/auth/sign-in/google-window.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('accounts.google.doneTitle');

/** Last page of a Google sign-in, in the popup or in the tab. */
export default function GoogleDonePage() {
  return (
    <Messages parts={['signIn']}>
      <FinishGoogle />
    </Messages>
  );
}
