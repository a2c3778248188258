import { useTranslations } from '#translations';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Card } from '@/components/ui/card.tsx';
import type { Receipt } from '@/lib/reports/schema.ts';
import { Day, DecisionText, Facts } from './report-parts.tsx';

export function ReceiptScreen({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('report');
  const { number, title, reason, createdAt, hasEmail, decision } = receipt;
  return (
    <div className="page-width max-w-3xl pt-12">
      <PageTitle>{t(decision ? 'receipt.decided' : 'receipt.received')}</PageTitle>
      <p className="mt-4 text-lg text-muted-foreground">
        {t(decision ? 'receipt.decidedText' : 'receipt.receivedText')}
      </p>
      <div className="mt-8">
        <Facts
          facts={[
            [t('receipt.number'), number],
            [t('receipt.day'), <Day key="day" time={createdAt} />],
            [t('receipt.blog'), title],
            [t('receipt.reason'), t(`reasons.${reason}`)],
          ]}
        />
      </div>
      <section aria-labelledby="next" className="mt-10">
        <h2 id="next" className="font-display text-3xl font-semibold tracking-tight">
          {t(decision ? 'receipt.decision' : 'receipt.next')}
        </h2>
        {decision ? (
          <Card className="mt-4 p-5 sm:p-8">
            <DecisionText decision={decision} />
          </Card>
        ) : (
          <p className="mt-3">{t(hasEmail ? 'receipt.nextMailed' : 'receipt.nextSave')}</p>
        )}
        {decision && decision.kind !== 'nothing' && !decision.outcome ? (
          <p className="mt-4 text-sm text-muted-foreground">{t('receipt.authorCanObject')}</p>
        ) : null}
      </section>
    </div>
  );
}
