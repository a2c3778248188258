import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Card } from '@/components/ui/card.tsx';
import { REASON_LABELS } from '@/lib/constants/report-messages.ts';
import type { Receipt } from '@/lib/reports/schema.ts';
import { Day, DecisionText, Facts } from './report-parts.tsx';

export function ReceiptScreen({ receipt }: { receipt: Receipt }) {
  const { number, title, reason, createdAt, hasEmail, decision } = receipt;
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{decision ? 'Report decided' : 'Report received'}</PageTitle>
      <p className="mt-4 text-lg text-muted-foreground">
        {decision
          ? 'The operator has read your report and decided.'
          : 'Thank you. The operator of this site has your report.'}
      </p>
      <div className="mt-8">
        <Facts
          facts={[
            ['Number', number],
            ['Received', <Day key="day" time={createdAt} />],
            ['Blog', title],
            ['Reason', REASON_LABELS[reason]],
          ]}
        />
      </div>
      <section aria-labelledby="next" className="mt-10">
        <h2 id="next" className="font-display text-3xl font-semibold tracking-tight">
          {decision ? 'Decision' : 'What happens next'}
        </h2>
        {decision ? (
          <Card className="mt-4 p-5 sm:p-8">
            <DecisionText decision={decision} />
          </Card>
        ) : (
          <p className="mt-3">
            A person reads your report and keeps, hides or deletes the blog. You can read the decision and its reason on
            this page. {hasEmail ? 'We’ll email you when it is decided.' : 'Save its address: only you have it.'}
          </p>
        )}
        {decision && decision.kind !== 'nothing' && !decision.outcome ? (
          <p className="mt-4 text-sm text-muted-foreground">
            The author can object once. The outcome will appear here.
          </p>
        ) : null}
      </section>
    </div>
  );
}
