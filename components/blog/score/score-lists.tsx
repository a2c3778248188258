import type { MouseEvent, ReactNode } from 'react';
import { MAIN_CONTENT_ID } from '@/components/shell/site-chrome.tsx';
import { cn } from '@/components/ui/cn.ts';
import { CHANGE_REASONS, SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { Change } from '@/lib/writing/review.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';
import { articleOnPage, showPlace } from './places.ts';

/** The entries after those that are shown at once. */
function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1.5 text-sm font-medium underline decoration-input underline-offset-3 hover:decoration-foreground">
        {label}
      </summary>
      {children}
    </details>
  );
}

/** Key of the finding last opened, and its setter. */
export type CurrentFinding = { key: string | null; choose: (key: string) => void };

type FindingLinkProps = { finding: Measure['findings'][number]; name: string; current: CurrentFinding };

/** A finding that leads to its passage; an ordinary link in a new tab. */
function FindingLink({ finding: { sentence, place }, name, current }: FindingLinkProps) {
  const isCurrent = current.key === name;

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    current.choose(name);
    showPlace(place, event.currentTarget);
  }
  return (
    <a
      href={`#${place.anchor || MAIN_CONTENT_ID}`}
      onClick={follow}
      aria-current={isCurrent ? 'location' : undefined}
      className={cn(
        'group block rounded-md border border-border bg-background px-3.5 py-2.5 text-sm transition-colors hover:border-foreground',
        isCurrent && 'border-primary ring-1 ring-primary hover:border-primary',
      )}
    >
      <span className="font-semibold underline decoration-input underline-offset-3 group-hover:decoration-foreground">
        <bdi>{place.label}</bdi>
      </span>
      <span className="mt-0.5 block">{sentence}</span>
      {place.excerpt ? (
        <q
          lang={articleOnPage()?.lang}
          dir="auto"
          className="mt-1.5 block border-l-2 border-input pl-2.5 font-display leading-snug text-muted-foreground italic"
        >
          {place.excerpt}
        </q>
      ) : null}
    </a>
  );
}

/** Findings shown before "more". */
const SHOWN_FINDINGS = 4;

export function FindingList({ measure, current }: { measure: Measure; current: CurrentFinding }) {
  const entries = measure.findings.map((finding, at) => ({ finding, name: `${measure.name}-${at}` }));
  const rest = entries.slice(SHOWN_FINDINGS);
  const list = (some: typeof entries) => (
    <ul className="flex flex-col gap-2">
      {some.map(({ finding, name }) => (
        <li key={name}>
          <FindingLink finding={finding} name={name} current={current} />
        </li>
      ))}
    </ul>
  );
  if (entries.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {list(entries.slice(0, SHOWN_FINDINGS))}
      {rest.length > 0 ? (
        <More label={`${rest.length} more`}>
          <div className="mt-1.5">{list(rest)}</div>
        </More>
      ) : null}
    </div>
  );
}

const TEXTS = SCORE_TEXTS.changes;

type ChangeListProps = {
  changes: readonly Change[];
  /** BCP 47 tag of the article's language. */
  lang: string | undefined;
};

/** A sentence before and after; once if it only moved or is new. */
function ChangedSentence({ change: { before, after }, lang }: { change: Change } & Pick<ChangeListProps, 'lang'>) {
  return (
    <li className="rounded-md border border-border bg-background px-3.5 py-2.5 text-sm leading-snug wrap-anywhere">
      {before === after || before === '' ? null : (
        <del className="block text-muted-foreground decoration-primary">
          <span className="sr-only">{TEXTS.before} </span>
          <span lang={lang} dir="auto">
            {before}
          </span>
        </del>
      )}
      {after ? (
        <ins className="block no-underline not-first:mt-1.5 not-first:border-l-2 not-first:border-foreground not-first:pl-2.5">
          <span className="sr-only">{TEXTS.after} </span>
          <span lang={lang} dir="auto">
            {after}
          </span>
        </ins>
      ) : null}
    </li>
  );
}

function ChangeGroups({ changes, lang }: ChangeListProps) {
  return [...Map.groupBy(changes, ({ reason }) => reason)].map(([reason, some]) => (
    <div key={reason} className="mt-3">
      <h4 className="text-sm font-semibold">{TEXTS.reasons[reason]}</h4>
      <ul className="mt-1.5 flex flex-col gap-2">
        {some.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which texts may repeat
          <ChangedSentence key={at} change={change} lang={lang} />
        ))}
      </ul>
    </div>
  ));
}

/** Changes shown before "more". */
const SHOWN_CHANGES = 5;

/** Changes to the first draft, grouped by reason. */
export function ChangeList({ changes, lang }: ChangeListProps) {
  const sorted = changes.toSorted(
    (one, other) => CHANGE_REASONS.indexOf(one.reason) - CHANGE_REASONS.indexOf(other.reason),
  );
  const rest = sorted.slice(SHOWN_CHANGES);
  return (
    <div className="border-t border-border pt-4 pb-5">
      <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">{TEXTS.title}</h3>
      {changes.length === 0 ? <p className="mt-1 text-sm text-muted-foreground">{TEXTS.none}</p> : null}
      <ChangeGroups changes={sorted.slice(0, SHOWN_CHANGES)} lang={lang} />
      {rest.length > 0 ? (
        <div className="mt-3">
          <More label={TEXTS.more(rest.length)}>
            <ChangeGroups changes={rest} lang={lang} />
          </More>
        </div>
      ) : null}
    </div>
  );
}
