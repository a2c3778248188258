'use client';

import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { LoadFailure } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MEASURES, SCORE_TEXTS } from '@/lib/constants/writer-messages.ts';
import type { ArticleScore, Measure } from '@/lib/writing/score/schema.ts';
import { QUESTIONS_ID } from '../questions/author-questions.tsx';
import { articleOnPage, ChangeList, FindingList, type Replace } from './score-lists.tsx';
import { useSentenceChange } from './sentence-field.tsx';
import { scorePath } from './use-score-panel.ts';

const VERDICTS: Readonly<Record<Measure['verdict'], string>> = {
  notable: 'border-primary bg-primary text-primary-foreground',
  unchecked: 'border-dashed border-input text-muted-foreground',
  good: 'border-transparent bg-secondary text-foreground',
  counted: 'border-transparent text-muted-foreground',
};
const ORDER = Object.keys(VERDICTS);

/** Colors of a finding's passage that are readable on every style, and room to scroll past the panel. */
const PAGE_CSS = `
::target-text{background-color:#ffe169;color:#1a1710;text-decoration:underline 2px #b4301c}
@media (width < 64rem){html{scroll-padding-bottom:57dvh}body{padding-bottom:55dvh}}
`;

/** Heading ids never contain an underscore, so this cannot collide. */
const SCORE_PANEL_ID = 'score_panel';

/** Escape closes the panel from inside it or without focus; elsewhere the key has other meanings. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function MeasureEntry({ measure, replace }: { measure: Measure; replace: Replace }) {
  const { name, verdict, value, summary, details, findings } = measure;
  const isAsked = name === 'sources' && verdict === 'notable' && document.getElementById(QUESTIONS_ID) !== null;
  return (
    <li className="border-t border-border pt-4 pb-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">
          {SCORE_TEXTS.measures[name]}
        </h3>
        <span
          className={cn('rounded-sm border px-2 py-0.5 text-xs font-semibold whitespace-nowrap', VERDICTS[verdict])}
        >
          {SCORE_TEXTS.verdicts[verdict]}
        </span>
      </div>
      <p className="mt-1 text-sm font-semibold">{value}</p>
      <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">
        {summary}{' '}
        {isAsked ? (
          <a href={`#${QUESTIONS_ID}`} className="font-semibold text-foreground link-underline">
            {SCORE_TEXTS.makeMine}
          </a>
        ) : null}
      </p>
      {details.length > 0 ? (
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {details.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <FindingList findings={findings} replace={replace} />
    </li>
  );
}

function Measures({ score: { measures, review, usage }, replace }: { score: ArticleScore; replace: Replace }) {
  if (measures.length === 0) return <p className="py-5 text-sm">{SCORE_TEXTS.close}</p>;
  const sorted = measures.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
  return (
    <>
      {measures.some(({ findings }) => findings.length > 0) ? (
        <p className="mt-5 border-l-4 border-primary bg-muted px-3.5 py-2.5 text-sm">{SCORE_TEXTS.places}</p>
      ) : null}
      <ul className="mt-5">
        {sorted.map((measure) => (
          <MeasureEntry key={measure.name} measure={measure} replace={replace} />
        ))}
      </ul>
      {review ? <ChangeList changes={review.changes} lang={articleOnPage()?.lang} /> : null}
      {usage ? (
        <p className="border-t border-border py-4 text-xs leading-relaxed text-muted-foreground">
          {SCORE_TEXTS.usage(usage)}
        </p>
      ) : null}
    </>
  );
}

const spokenScore = ({ measures }: ArticleScore) =>
  measures.length === 0
    ? SCORE_TEXTS.close
    : SCORE_TEXTS.found(measures.filter(({ verdict }) => verdict === 'notable').length, measures.length);

export default function ScorePanel({ blogId, onClose }: { blogId: string; onClose: () => void }) {
  const options = { revalidateOnMount: true, dedupingInterval: 0 };
  const { data, error, isValidating, mutate } = useSWR<ArticleScore, Error>(scorePath(blogId), options);
  const hasFailed = error !== undefined && !isValidating;
  const score = hasFailed ? undefined : data;
  const changeSentences = useSentenceChange(blogId);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(panel, onClose);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);

  function measureAgain(): Promise<unknown> {
    heading.current?.focus();
    return mutate();
  }
  const replace: Replace = (change) => changeSentences([change], data?.updatedAt ?? '').then(measureAgain);
  return (
    <section
      ref={panel}
      id={SCORE_PANEL_ID}
      aria-labelledby={`${SCORE_PANEL_ID}_title`}
      aria-busy={isValidating}
      className="overflow-y-auto overscroll-contain border-card-edge bg-card px-5 text-foreground max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:max-h-[55dvh] max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-lifted lg:max-h-full lg:rounded-md lg:border"
    >
      <style>{PAGE_CSS}</style>
      <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between border-b border-border bg-card py-2.5 pr-3 pl-5">
        <h2
          ref={heading}
          id={`${SCORE_PANEL_ID}_title`}
          tabIndex={-1}
          className="font-display text-2xl leading-tight font-semibold tracking-tight outline-none"
        >
          Quality check
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close the quality check" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {score ? spokenScore(score) : hasFailed ? '' : 'Measuring...'}
      </p>
      {hasFailed ? <LoadFailure text={SCORE_TEXTS.failed} retry={() => void measureAgain()} className="py-5" /> : null}
      {score ? <Measures score={score} replace={replace} /> : null}
      {!score && !hasFailed ? MEASURES.map((name) => <Skeleton key={name} className="mt-5 h-12" />) : null}
    </section>
  );
}
