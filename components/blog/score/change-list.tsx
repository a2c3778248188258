import { CHANGE_REASONS, SCORE_TEXTS } from '@/lib/constants/score-messages.ts';
import type { Change } from '@/lib/writing/review.ts';

const TEXTS = SCORE_TEXTS.changes;

/** Changes shown before "more". */
const SHOWN = 5;

type ChangedSentenceProps = { change: Change; lang: string | undefined };

/** A sentence before and after; once if it only moved or is new. */
function ChangedSentence({ change: { before, after }, lang }: ChangedSentenceProps) {
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

type ChangeListProps = {
  changes: readonly Change[];
  /** BCP 47 tag of the article's language. */
  lang: string | undefined;
};

function Groups({ changes, lang }: ChangeListProps) {
  const groups = [...Map.groupBy(changes, ({ reason }) => reason)];
  return groups.map(([reason, some]) => (
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

/** Changes to the first draft, grouped by reason. */
export function ChangeList({ changes, lang }: ChangeListProps) {
  const sorted = changes.toSorted(
    (one, other) => CHANGE_REASONS.indexOf(one.reason) - CHANGE_REASONS.indexOf(other.reason),
  );
  const rest = sorted.slice(SHOWN);
  return (
    <div className="border-t border-border pt-4 pb-5">
      <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">{TEXTS.title}</h3>
      {changes.length === 0 ? <p className="mt-1 text-sm text-muted-foreground">{TEXTS.none}</p> : null}
      <Groups changes={sorted.slice(0, SHOWN)} lang={lang} />
      {rest.length > 0 ? (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-1.5 text-sm font-medium underline decoration-input underline-offset-3 hover:decoration-foreground">
            {TEXTS.more(rest.length)}
          </summary>
          <Groups changes={rest} lang={lang} />
        </details>
      ) : null}
    </div>
  );
}
