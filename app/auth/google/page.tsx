import { StartGoogle } from '@/components/auth/sign-in/google-window.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('accounts.google.title');

export default function GoogleStartPage() {
  return (
    <Messages parts={['signIn']}>
      <StartGoogle />
    </Messages>
  );
}
