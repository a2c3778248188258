import { CreateScreen } from '@/components/landing/creation-screen.tsx';
import { creationMetadata } from '@/components/landing/metadata.ts';
import { Messages } from '@/components/messages/messages.tsx';

export const generateMetadata = () => creationMetadata('/create');

export default function CreatePage() {
  return (
    <Messages parts={['workspace', 'create', 'generation', 'images', 'options', 'distribution', 'premium']}>
      <CreateScreen />
    </Messages>
  );
}
