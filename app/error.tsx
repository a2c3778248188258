'use client';

import { NoticePage } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const reference = error.digest ? ` If you write to us, mention ${error.digest}.` : '';
  return (
    <NoticePage
      label="Error"
      heading="The ink ran on this one"
      text={`Something went wrong on our side. Please try again.${reference}`}
    >
      <Button size="lg" onClick={reset}>
        Try again
      </Button>
      {/* A full load, since the app's state may be broken. */}
      <Button variant="outline" size="lg" onClick={() => window.location.assign('/')}>
        Return to Home
      </Button>
    </NoticePage>
  );
}
