'use client';

import { X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { MEASURES } from '@/lib/constants/measures.ts';
import { SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { ArticleScore, Measure } from '@/lib/writing/score/schema.ts';
import { type CurrentFinding, FindingList } from './finding-list.tsx';
import { SCORE_PANEL_ID } from './score-panel-id.ts';
import { measuredIn, ScoreTotal, worstFirst } from './score-total.tsx';
import { clearHighlight, HIGHLIGHT_NAME } from './show-place.ts';
import { useScore } from './use-score.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** Colors of the highlight, readable on every style; and room to scroll past the panel where it covers the page's end. */
const PAGE_CSS = `
::highlight(${HIGHLIGHT_NAME}){background-color:#ffe169;color:#1a1710;text-decoration:underline 2px #b4301c}
@media (width < 64rem){html{scroll-padding-bottom:57dvh}body{padding-bottom:55dvh}}
`;

/** Escape closes the panel from within, and when nothing has the focus; elsewhere the key has another meaning. */
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

/** One measure: its name and verdict, the figure and what it means, and what was found. */
function MeasureEntry({ measure, current }: { measure: Measure; current: CurrentFinding }) {
  const { name, verdict, value, summary, findings } = measure;
  const word = SCORE_TEXTS.verdicts[verdict];
  // 'Not checked' twice in a row would say no more.
  const figure = value.toLowerCase() === word.toLowerCase() ? null : value;
  return (
    <li className="border-t border-border pt-4 pb-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">
          {SCORE_TEXTS.measures[name]}
        </h3>
        <VerdictMark verdict={verdict} />
      </div>
      {figure ? <p className="mt-1 text-sm font-semibold">{figure}</p> : null}
      <p className="mt-0.5 text-sm leading-relaxed text-muted-foreground">{summary}</p>
      <FindingList measure={name} findings={findings} current={current} />
    </li>
  );
}

function Measures({ score: { total, measures, usage } }: { score: ArticleScore }) {
  const [key, choose] = useState<string | null>(null);
  if (total === null) return <p className="py-5 text-sm">{SCORE_TEXTS.brief}</p>;
  const hasFindings = measures.some(({ findings }) => findings.length > 0);
  const sorted = worstFirst(measures);
  return (
    <>
      <ScoreTotal total={total} measures={sorted} />
      {hasFindings ? (
        <p className="border-l-4 border-primary bg-muted px-3.5 py-2.5 text-sm">
          {SCORE_TEXTS.places} <span className="pointer-coarse:hidden">{SCORE_TEXTS.wayBack}</span>
        </p>
      ) : null}
      <ul className="mt-5">
        {sorted.map((measure) => (
          <MeasureEntry key={measure.name} measure={measure} current={{ key, choose }} />
        ))}
      </ul>
      <p className="border-t border-border py-4 text-xs leading-relaxed text-muted-foreground">
        {SCORE_TEXTS.total}
        {usage ? <span className="mt-2 block">{SCORE_TEXTS.usage(usage)}</span> : null}
      </p>
    </>
  );
}

/** In the place of the measures until they are there. */
function ScoreSkeleton() {
  return (
    <div className="flex flex-col gap-6 py-5">
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-2 w-full" />
      {MEASURES.map((name) => (
        <div key={name} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-5">
      <p role="alert" className="text-sm">
        {SCORE_TEXTS.failed}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry} className="mt-3">
        Try again
      </Button>
    </div>
  );
}

const spokenScore = ({ total, measures }: ArticleScore) =>
  total === null ? SCORE_TEXTS.brief : `${total} of 100. ${measuredIn(measures)}`;

type ScorePanelProps = { blogId: string; onClose: () => void };

/**
 * How the article measures up: beside it where there is room, else over the lower half of the window, so that a finding
 * and its place are seen together. Only for the blog's owner.
 */
export default function ScorePanel({ blogId, onClose }: ScorePanelProps) {
  const { score, hasFailed, isMeasuring, retry } = useScore(blogId);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(panel, onClose);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return clearHighlight;
  }, []);

  function tryAgain(): void {
    heading.current?.focus();
    retry();
  }
  return (
    <section
      ref={panel}
      id={SCORE_PANEL_ID}
      aria-labelledby={`${SCORE_PANEL_ID}_title`}
      aria-busy={isMeasuring}
      className="overflow-y-auto overscroll-contain border-card-edge bg-card px-5 text-card-foreground max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[55dvh] max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-lifted lg:max-h-full lg:rounded-md lg:border"
    >
      <style>{PAGE_CSS}</style>
      <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between border-b border-border bg-card py-2.5 pr-3 pl-5">
        <h2
          ref={heading}
          id={`${SCORE_PANEL_ID}_title`}
          tabIndex={-1}
          className="font-display text-2xl leading-tight font-semibold tracking-tight outline-none"
        >
          Score
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close the score" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {score ? spokenScore(score) : hasFailed ? '' : 'Measuring...'}
      </p>
      {hasFailed ? <Failure onRetry={tryAgain} /> : null}
      {score ? <Measures score={score} /> : null}
      {!score && !hasFailed ? <ScoreSkeleton /> : null}
    </section>
  );
}
