import type { ReactNode } from 'react';
import { useLanguage, useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { MAX_REPORT_CHARACTERS, OBJECTION_DAYS } from '@/lib/constants/limits.ts';
import type { Decided } from '@/lib/reports/schema.ts';

export function Day({ time }: { time: Date }) {
  const iso = time.toISOString();
  return <time dateTime={iso}>{longDate(iso, useLanguage())}</time>;
}

export const Dated = ({ text, time }: { text: string; time: Date }) => (
  <p className="font-semibold">
    {text}{' '}
    <span className="font-normal whitespace-nowrap text-muted-foreground">
      <Day time={time} />
    </span>
  </p>
);

export const Facts = ({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className="divide-y divide-border border-y border-border">
    {facts.map(([term, value]) => (
      <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
        <dt className="text-sm text-muted-foreground">{term}</dt>
        <dd className="min-w-0 break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

export function Words({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <div className="mt-4">
      <p className="text-sm text-muted-foreground">{label}</p>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

const DIVIDED = 'mt-5 border-t border-border pt-5';

export function DecisionText({ decision, children }: { decision: Decided; children?: ReactNode }) {
  const t = useTranslations('report');
  const { kind, reason, createdAt, outcome, outcomeReason, settledAt } = decision;
  return (
    <>
      <Dated text={t(`decisions.${kind}.done`)} time={createdAt} />
      <Words label={t('decision.reason')} text={reason} />
      {children}
      {outcome && settledAt ? (
        <div className={DIVIDED}>
          <Dated text={t(`outcomes.${outcome}.done`)} time={settledAt} />
          <Words label={t('decision.reason')} text={outcomeReason} />
        </div>
      ) : null}
    </>
  );
}

function Objection({ blogId, decision }: { blogId: string; decision: Decided }) {
  const t = useTranslations('report.decision');
  const { createdAt, objection, objectedAt, outcome } = decision;
  if (objectedAt) {
    return (
      <div className={DIVIDED}>
        <Dated text={t('objected')} time={objectedAt} />
        <p className="mt-1 break-words whitespace-pre-line">{objection}</p>
        {outcome ? null : <p className="mt-3 text-muted-foreground">{t('answerFollows')}</p>}
      </div>
    );
  }
  const until = new Date(createdAt.getTime() + OBJECTION_DAYS * 24 * 60 * 60 * 1000);
  if (outcome || until < new Date()) return null;
  const date = until.toISOString();
  return (
    <form method="post" action={`/api/blogs/${blogId}/objection`} aria-label={t('object')} className={DIVIDED}>
      <WordsField name="objection" label={t('objection')} hint={t('objectionHint')} className="min-h-28" />
      <p className="mt-3 text-sm text-muted-foreground">
        {t.rich('until', { date: longDate(date, t.language), day: <time dateTime={date} /> })}
      </p>
      <Button type="submit" className="mt-4">
        {t('object')}
      </Button>
    </form>
  );
}

export function DecisionNotice({ blogId, decision }: { blogId: string; decision: Decided }) {
  const t = useTranslations('report.decision');
  const isLifted = decision.outcome === 'lifted';
  return (
    <section aria-labelledby="decision" className="page-width pt-8">
      <Card className={isLifted ? 'p-5 sm:p-8' : 'border-s-4 border-l-destructive-text p-5 sm:p-8'}>
        <div className="max-w-[44rem]">
          <h2 id="decision" className="mb-4 label-caps text-rubric">
            {t('heading')}
          </h2>
          <DecisionText decision={decision}>
            {isLifted ? null : <p className="mt-4 text-sm text-muted-foreground">{t('effect')}</p>}
            <Objection blogId={blogId} decision={decision} />
          </DecisionText>
        </div>
      </Card>
    </section>
  );
}

type Choice = { value: string; label: string; hint?: string };

export const Choices = ({ legend, name, choices }: { legend: string; name: string; choices: readonly Choice[] }) => (
  <fieldset>
    <legend className="text-sm font-semibold">{legend}</legend>
    <div className="mt-2 overflow-hidden rounded-md border border-input">
      {choices.map(({ value, label, hint }) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 border-b border-border px-3 py-2.5 last:border-b-0 hover:bg-accent has-checked:bg-accent"
        >
          <input type="radio" name={name} value={value} required className="mt-1 size-4 shrink-0 accent-foreground" />
          <span>
            {label}
            {hint ? <span className="block text-sm text-muted-foreground">{hint}</span> : null}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

type WordsFieldProps = { name: string; label: string; hint: string; className?: string };

export const WordsField = ({ name, label, hint, className = 'min-h-36' }: WordsFieldProps) => (
  <Field label={label} hint={hint}>
    {(box) => (
      <Textarea {...box} name={name} required maxLength={MAX_REPORT_CHARACTERS} className={`mt-2 ${className}`} />
    )}
  </Field>
);

const PROBLEMS = ['too-many-requests', 'invalid-input', 'conflict'] as const;

type FormProblemProps = { code: string | string[] | undefined; problems?: Record<string, string> & { other: string } };

/** Why a form could not be saved, by the code in the page's address. */
export function FormProblem({ code, problems }: FormProblemProps) {
  const t = useTranslations('report.problems');
  if (code === undefined) return null;
  return (
    <p role="alert" className="mt-6 border-s-2 border-destructive-text ps-3 text-destructive-text">
      {problems
        ? (Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.other)
        : t(PROBLEMS.find((known) => known === code) ?? 'other')}
    </p>
  );
}
