import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card } from '@/components/ui/card';

/** In the place of the blogs when there are none to show (spec §2, §8). */
export function ResultsError({ message, retry }: { message: string; retry?: () => void }) {
  return (
    <div className="page-width py-14 md:py-20">
      <h1 className="sr-only">Batch results</h1>
      <Card
        role="alert"
        className="mx-auto max-w-2xl px-6 py-12 text-center shadow-stacked sm:px-10"
      >
        <p className="font-display text-3xl leading-tight font-semibold tracking-tight text-balance">
          {message}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {retry ? <Button onClick={retry}>Try again</Button> : null}
          <Link
            href="/batch"
            className={buttonVariants({ variant: retry ? 'outline' : 'default' })}
          >
            Return to Batch Generation
          </Link>
          <Link href="/profile" className={buttonVariants({ variant: 'outline' })}>
            View All My Blogs
          </Link>
        </div>
      </Card>
    </div>
  );
}
