import type { Metadata } from 'next';
import { NoticePage } from '@/components/shell/page-parts.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <NoticePage
      label="404"
      heading="This page was never printed"
      text="The address may be mistyped, or the page was removed."
    >
      <LinkButton href="/" size="lg">
        Return to Home
      </LinkButton>
      <LinkButton href="/create" variant="outline" size="lg">
        Create Blog
      </LinkButton>
    </NoticePage>
  );
}
