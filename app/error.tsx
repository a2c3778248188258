'use client';

import { NoticePage } from '@/components/shell/page-parts.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const reference = error.digest ? ` If you write to us, mention ${error.digest}.` : '';
  return (
    <NoticePage
      label="Error"
      heading="The ink ran on this one"
      text={`Something went wrong on our side. Please try again.${reference}`}
    >
      <button type="button" className={buttonVariants({ size: 'lg' })} onClick={reset}>
        Try again
      </button>
      {/* A full load, since the app's state may be broken. */}
      <button
        type="button"
        className={buttonVariants({ variant: 'outline', size: 'lg' })}
        onClick={() => window.location.assign('/')}
      >
        Return to Home
      </button>
    </NoticePage>
  );
}
