import { Suspense } from 'react';
import { ResultsScreen, ResultsSkeleton } from '@/components/batch-results/results-screen.tsx';
import { Messages } from '@/components/messages/messages.tsx';
import { unlistedHead } from '@/lib/http/page-head.ts';

export const generateMetadata = () => unlistedHead('batches.results');

export default function BatchResultsPage() {
  return (
    <Messages parts={['batchResults', 'options', 'ownBlogs']}>
      <Suspense fallback={<ResultsSkeleton />}>
        <ResultsScreen />
      </Suspense>
    </Messages>
  );
}
