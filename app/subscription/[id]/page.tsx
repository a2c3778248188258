import type { ReactNode } from 'react';
import { subscriptionProblems } from '@/components/newsletter/subscribe-form.tsx';
import { FormProblem } from '@/components/reports/report-parts.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { getProfile } from '@/lib/blogs/reading/service.ts';
import { siteOf } from '@/lib/domains/origin.ts';
import { askedTranslator } from '@/lib/http/answer-context.ts';
import { unlistedHead } from '@/lib/http/page-head.ts';
import { readSubscription } from '@/lib/newsletter/service.ts';

export const generateMetadata = () => unlistedHead('site.subscription.title', { referrer: 'no-referrer' });

/** A reader's subscription. Only a button changes it, since programs open the links of mails. */
export default async function SubscriptionPage({ params, searchParams }: PageProps<'/subscription/[id]'>) {
  const { id } = await params;
  const { problem, site } = await searchParams;
  const found = await readSubscription(id);
  const author = found?.profile ?? (await getProfile(String(site)).catch(() => undefined));
  const t = askedTranslator('site.subscription');
  const problems = subscriptionProblems(askedTranslator('site.subscribe'));
  const heading = found?.isConfirmed ? 'confirmed' : 'confirming';
  const link = (words: ReactNode) => (
    <a href={author && siteOf(author)} className="link-underline">
      {words}
    </a>
  );
  const wish = { type: 'submit', name: 'wish', size: 'lg' } as const;
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{t(found ? heading : 'ended')}</PageTitle>
      <p className="mt-4 text-lg break-words text-muted-foreground">
        {author
          ? t.rich(found ? 'about' : 'endedText', { author: author.displayName, link })
          : t('endedTextWithoutAuthor')}
      </p>
      <FormProblem code={problem} problems={problems} />
      {found ? (
        <form method="post" action={`/api/subscriptions/${id}`} className="mt-8 flex flex-wrap gap-3">
          <input type="hidden" name="site" value={author?.slug} />
          {found.isConfirmed ? null : (
            <Button {...wish} value="confirm">
              {t('confirm')}
            </Button>
          )}
          <Button {...wish} value="unsubscribe" variant="outline">
            {t(found.isConfirmed ? 'unsubscribe' : 'decline')}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
