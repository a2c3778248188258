import type { Metadata } from 'next';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SUBSCRIPTION_PROBLEMS } from '@/lib/constants/newsletter-messages.ts';
import { readSubscription } from '@/lib/newsletter/service.ts';

export const metadata: Metadata = { title: 'Your subscription', robots: { index: false }, referrer: 'no-referrer' };

const ENDED = 'We have deleted your address and send you nothing more. You can subscribe again on the author’s site.';

/** A reader's subscription. Only a button changes it, since programs open the links of mails. */
export default async function SubscriptionPage({ params, searchParams }: PageProps<'/subscription/[id]'>) {
  const { id } = await params;
  const found = await readSubscription(id);
  const heading = found?.isConfirmed ? 'You are subscribed' : 'Confirm your subscription';
  const wish = { type: 'submit', name: 'wish', size: 'lg' } as const;
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{found ? heading : 'Not subscribed'}</PageTitle>
      <p className="mt-4 text-lg break-words text-muted-foreground">
        {found ? 'An email about each new blog by ' : ENDED}
        {found && (
          <a href={found.site} className="link-underline">
            {found.author}
          </a>
        )}
      </p>
      <FormProblem code={(await searchParams).problem} problems={SUBSCRIPTION_PROBLEMS} />
      {found ? (
        <form method="post" action={`/api/subscriptions/${id}`} className="mt-8 flex flex-wrap gap-3">
          {found.isConfirmed ? null : (
            <Button {...wish} value="confirm">
              Confirm
            </Button>
          )}
          <Button {...wish} value="unsubscribe" variant="outline">
            {found.isConfirmed ? 'Unsubscribe' : 'Decline'}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
