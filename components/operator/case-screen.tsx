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
  return (
    <ul className="divide-y divide-border border-y border-border">
      {reports.map(({ number, reason, explanation, name, email, createdAt }) => (
        <li key={number} className="py-4 break-words">
          <Dated text={t(`reasons.${reason}`)} time={createdAt} />
          <p className="mt-2 whitespace-pre-line">{explanation || 'The text of this report was deleted.'}</p>
          <p className="mt-2 text-sm text-muted-foreground">
            Report {number}, {[name, email].filter(Boolean).join(', ') || 'anonymous'}
          </p>
        </li>
      ))}
      {reports.length === MAX_SHOWN_REPORTS ? (
        <li className="py-4">Showing {MAX_SHOWN_REPORTS} reports. A decision applies to all of them.</li>
      ) : null}
    </ul>
  );
}

type AnswerFormProps = Omit<ComponentProps<typeof Choices>, 'legend'> & { action: string; label: string; hint: string };

const AnswerForm = ({ action, label, hint, ...choices }: AnswerFormProps) => (
  <form method="post" action={action} aria-label={label} className="space-y-6">
    <Choices legend={label} {...choices} />
    <WordsField name="reason" label="Reason" hint={hint} className="min-h-28" />
    <Button type="submit">Send {label.toLowerCase()}</Button>
  </form>
);

function DecisionEntry({ decision }: { decision: Case['decisions'][number] }) {
  const t = useTranslations('report');
  const outcomes = OBJECTION_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}.label`) }));
  const { id, kind, objection, objectedAt, outcome, reports } = decision;
  const hasOpenObjection = objectedAt !== null && outcome === null;
  return (
    <Card className="mt-5 p-5 sm:p-8">
      <DecisionText decision={decision}>
        <Words label="Author’s objection" text={objection} />
      </DecisionText>
      {kind !== 'nothing' && outcome !== 'lifted' ? (
        <details open={hasOpenObjection} className="mt-5">
          <summary className="mb-5 w-fit cursor-pointer font-medium link-underline">
            {hasOpenObjection ? 'Answer the objection' : 'Lift this decision'}
          </summary>
          <AnswerForm
            action={`/api/operator/decisions/${id}`}
            label="Answer"
            name="outcome"
            choices={outcomes.filter(({ value }) => hasOpenObjection || value === 'lifted')}
            hint="The author and the reporters will see this."
          />
        </details>
      ) : null}
      <details className="mt-5">
        <summary className="mb-2 w-fit cursor-pointer text-sm link-underline">Reports ({reports.length})</summary>
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
  const kinds = DECISION_KINDS.map((value) => ({ value, label: t(`${value}.label`), hint: t(`${value}.hint`) }));
  const { blogId, title, text, reportedText, againstAuthor, open, decisions } = found;
  const page = <TextLink href={viewPath(blogId)}>Open its page</TextLink>;
  return (
    <div className="page-width max-w-4xl pt-12">
      <TextLink href={REPORTS_PATH} className="mb-3 inline-block text-sm">
        Reports
      </TextLink>
      <PageTitle>{title}</PageTitle>
      <FormProblem code={problem} />
      <div className="mt-8">
        <Facts
          facts={[
            ['Blog', page],
            ['Past decisions about this author', againstAuthor],
          ]}
        />
      </div>
      <BlogText label="Text of the blog" text={text} />
      <BlogText label="Text when it was reported" text={reportedText} />
      {open.length > 0 ? (
        <>
          <h2 className={`mt-12 mb-5 ${HEADING}`}>Open reports</h2>
          <ReportList reports={open} />
          <Card className="mt-8 p-5 shadow-stacked sm:p-8">
            <AnswerForm
              action={`/api/operator/reports/${blogId}`}
              label="Decision"
              name="kind"
              choices={kinds}
              hint="The reporters and, unless you keep the blog, its author read this. Name the law or the rule of your terms."
            />
          </Card>
        </>
      ) : null}
      {decisions.length > 0 ? <h2 className={`mt-12 ${HEADING}`}>Decisions</h2> : null}
      {decisions.map((decision) => (
        <DecisionEntry key={decision.id} decision={decision} />
      ))}
    </div>
  );
}
