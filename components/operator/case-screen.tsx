import type { ComponentProps } from 'react';
import { useTranslations } from '#translations';
import {
  Choices,
  Dated,
  DecisionText,
  Facts,
  FormProblem,
  Words,
  WordsField,
} from '@/components/reports/report-parts.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { MAX_SHOWN_REPORTS } from '@/lib/constants/limits.ts';
import { DECISION_KINDS, OBJECTION_OUTCOMES } from '@/lib/constants/reports.ts';
import type { Case } from '@/lib/reports/schema.ts';
import { REPORTS_PATH, viewPath } from '@/lib/routes.ts';
import { HEADING } from './reports-screen.tsx';

function ReportList({ reports }: { reports: Case['open'] }) {
  const t = useTranslations('report');
  const cases = useTranslations('cases');
  return (
    <ul className="divide-y divide-border border-y border-border">
      {reports.map(({ number, reason, explanation, name, email, createdAt }) => (
        <li key={number} className="py-4 break-words">
          <Dated text={t(`reasons.${reason}`)} time={createdAt} />
          <p className="mt-2 whitespace-pre-line">{explanation || cases('textDeleted')}</p>
          <p className="mt-2 text-sm text-muted-foreground">
            {name || email
              ? cases('report', { number, from: [name, email].filter(Boolean).join(', ') })
              : cases('anonymous', { number })}
          </p>
        </li>
      ))}
      {reports.length === MAX_SHOWN_REPORTS ? (
        <li className="py-4">{cases('most', { count: MAX_SHOWN_REPORTS })}</li>
      ) : null}
    </ul>
  );
}

type AnswerFormProps = Omit<ComponentProps<typeof Choices>, 'legend'> & { action: string; says: 'decision' | 'answer' };

function AnswerForm({ action, says, ...choices }: AnswerFormProps) {
  const cases = useTranslations('cases');
  return (
    <form method="post" action={action} aria-label={cases(says)} className="space-y-6">
      <Choices legend={cases(says)} {...choices} />
      <WordsField name="reason" label={cases('reason')} hint={cases(`${says}Hint`)} className="min-h-28" />
      <Button type="submit">{cases(says === 'decision' ? 'sendDecision' : 'sendAnswer')}</Button>
    </form>
  );
}

function DecisionEntry({ decision }: { decision: Case['decisions'][number] }) {
  const t = useTranslations('report');
  const cases = useTranslations('cases');
  const outcomes = OBJECTION_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}.label`) }));
  const { id, kind, objection, objectedAt, outcome, reports } = decision;
  const hasOpenObjection = objectedAt !== null && outcome === null;
  return (
    <Card className="mt-5 p-5 sm:p-8">
      <DecisionText decision={decision}>
        <Words label={cases('authorObjection')} text={objection} />
      </DecisionText>
      {kind !== 'nothing' && outcome !== 'lifted' ? (
        <details open={hasOpenObjection} className="mt-5">
          <summary className="mb-5 w-fit cursor-pointer font-medium link-underline">
            {cases(hasOpenObjection ? 'answerObjection' : 'lift')}
          </summary>
          <AnswerForm
            action={`/api/operator/decisions/${id}`}
            says="answer"
            name="outcome"
            choices={outcomes.filter(({ value }) => hasOpenObjection || value === 'lifted')}
          />
        </details>
      ) : null}
      <details className="mt-5">
        <summary className="mb-2 w-fit cursor-pointer text-sm link-underline">
          {cases('reports', { count: reports.length })}
        </summary>
        <ReportList reports={reports} />
      </details>
    </Card>
  );
}

function BlogText({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <details className="mt-6">
      <summary className="w-fit cursor-pointer font-medium link-underline">{label}</summary>
      <pre className="mt-3 rounded-md border border-border bg-card p-4 font-sans text-sm break-words whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}

export function CaseScreen({ found, problem }: { found: Case; problem: string | string[] | undefined }) {
  const t = useTranslations('report.decisions');
  const cases = useTranslations('cases');
  const kinds = DECISION_KINDS.map((value) => ({ value, label: t(`${value}.label`), hint: t(`${value}.hint`) }));
  const { blogId, title, text, reportedText, againstAuthor, open, decisions } = found;
  const page = <TextLink href={viewPath(blogId)}>{cases('openPage')}</TextLink>;
  return (
    <div className="page-width max-w-4xl pt-12">
      <TextLink href={REPORTS_PATH} className="mb-3 inline-block text-sm">
        {cases('title')}
      </TextLink>
      <PageTitle>{title}</PageTitle>
      <FormProblem code={problem} />
      <div className="mt-8">
        <Facts
          facts={[
            [cases('blog'), page],
            [cases('pastDecisions'), againstAuthor],
          ]}
        />
      </div>
      <BlogText label={cases('text')} text={text} />
      <BlogText label={cases('reportedText')} text={reportedText} />
      {open.length > 0 ? (
        <>
          <h2 className={`mt-12 mb-5 ${HEADING}`}>{cases('openReports')}</h2>
          <ReportList reports={open} />
          <Card className="mt-8 p-5 shadow-stacked sm:p-8">
            <AnswerForm action={`/api/operator/reports/${blogId}`} says="decision" name="kind" choices={kinds} />
          </Card>
        </>
      ) : null}
      {decisions.length > 0 ? <h2 className={`mt-12 ${HEADING}`}>{cases('decisions')}</h2> : null}
      {decisions.map((decision) => (
        <DecisionEntry key={decision.id} decision={decision} />
      ))}
    </div>
  );
}
