import type { Metadata } from 'next';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { SUBSCRIPTION_PROBLEMS } from '@/lib/constants/newsletter-messages.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { readSubscription } from '@/lib/newsletter/service.ts';

export const metadata: Metadata = { title: 'Your subscription', robots: { index: false }, referrer: 'no-referrer' };

const ENDED = 'We have deleted your address and send you nothing more. You can subscribe again on the site of ';

/** A reader's subscription. Only a button changes it, since programs open the links of mails. */
export default async function SubscriptionPage({ params, searchParams }: PageProps<'/subscription/[id]'>) {
  const { id } = await params;
  const { problem, site } = await searchParams;
  const found = await readSubscription(id);
  const author = found?.profile ?? (await getProfile(String(site)).catch(() => undefined));
  const heading = found?.isConfirmed ? 'You are subscribed' : 'Confirm your subscription';
  const wish = { type: 'submit', name: 'wish', size: 'lg' } as const;
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{found ? heading : 'You are unsubscribed'}</PageTitle>
      <p className="mt-4 text-lg break-words text-muted-foreground">
        {found ? 'An email about each new blog by ' : ENDED}
        {author ? (
          <a href={siteOf(author)} className="link-underline">
            {author.displayName}
          </a>
        ) : (
          'the author'
        )}
        .
      </p>
      <FormProblem code={problem} problems={SUBSCRIPTION_PROBLEMS} />
      {found ? (
        <form method="post" action={`/api/subscriptions/${id}`} className="mt-8 flex flex-wrap gap-3">
          <input type="hidden" name="site" value={author?.slug} />
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
