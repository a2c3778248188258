import type { Metadata } from 'next';
import { Suspense } from 'react';
import { ResultsScreen, ResultsSkeleton } from '@/components/batch-results/results-screen.tsx';

export const metadata: Metadata = { title: 'Batch results', robots: { index: false } };

export default function BatchResultsPage() {
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      <ResultsScreen />
    </Suspense>
  );
}
