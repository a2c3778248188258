import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ResultsScreen, ResultsSkeleton } from '@/components/batch-results/results-screen.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { askedLanguage } from '@/lib/http/answer-context.ts';
import { translatorFor } from '@/lib/messages/catalogue.ts';

export const generateMetadata = (): Metadata => ({
  title: translatorFor(askedLanguage(), 'batches')('results'),
  robots: { index: false },
});

export default function BatchResultsPage() {
  return (
    <Messages parts={['batchResults', 'options', 'ownBlogs']}>
      <Suspense fallback={<ResultsSkeleton />}>
        <ResultsScreen />
      </Suspense>
    </Messages>
  );
}
