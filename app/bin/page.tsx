import { Messages } from '@/components/messages/messages.tsx';
import { TrashScreen } from '@/components/profile/trash/trash-screen.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('profilePages.trashTitle');

export default function TrashPage() {
  return (
    <Messages parts={['bin', 'ownBlogs']}>
      <TrashScreen />
    </Messages>
  );
}
