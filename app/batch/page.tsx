import type { Metadata } from 'next';
import { BatchScreen } from '@/components/batch/form/batch-screen.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';

export const metadata: Metadata = {
  title: 'Create a batch of blogs',
  description: 'Write 2 to 20 blogs on one topic in one go, each from a different angle and in its own design.',
  alternates: { canonical: '/batch' },
};

export default function BatchPage() {
  return (
    <>
      <div className="page-width pt-8 pb-7 md:pt-10">
        <PageTitle>Batch Blog Generation</PageTitle>
        <p className="mt-3 max-w-[40rem] text-lg text-muted-foreground">
          One topic in, up to twenty blogs out, each from a different angle.
        </p>
      </div>
      <BatchScreen />
    </>
  );
}
