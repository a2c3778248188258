import type { Metadata } from 'next';
import { Messages } from '@/components/messages/messages.tsx';
import { TrashScreen } from '@/components/profile/trash/trash-screen.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'profilePages')('trashTitle'),
  robots: { index: false },
});

export default function TrashPage() {
  return (
    <Messages parts={['bin', 'ownBlogs']}>
      <TrashScreen />
    </Messages>
  );
}
