import { LandingScreen } from '@/components/landing/creation-screen.tsx';
import { creationMetadata } from '@/components/landing/metadata.ts';
import { Messages } from '@/components/messages/messages.tsx';
import { readFeaturedBlog } from '@/lib/blogs/reading/page-blog.ts';

export const generateMetadata = () => creationMetadata('/');

export default async function HomePage() {
  return (
    <Messages parts={['workspace', 'demo', 'create', 'generation', 'images', 'options', 'distribution', 'premium']}>
      <LandingScreen featured={await readFeaturedBlog()} />
    </Messages>
  );
}
