import type { MouseEvent } from 'react';
import { MAIN_CONTENT_ID } from '@/components/shell/site-chrome.tsx';
import { cn } from '@/components/ui/cn.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';
import { articleOnPage } from './places.ts';
import { showPlace } from './show-place.ts';

type Finding = Measure['findings'][number];

/** Findings shown before "more". */
const SHOWN = 4;

/** Key of the finding last opened, and its setter. */
export type CurrentFinding = { key: string | null; choose: (key: string) => void };

type FindingLinkProps = { finding: Finding; name: string; current: CurrentFinding };

/** A finding that leads to its passage; an ordinary link in a new tab. */
function FindingLink({ finding: { sentence, place }, name, current }: FindingLinkProps) {
  const lang = articleOnPage()?.lang;
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
          lang={lang}
          dir="auto"
          className="mt-1.5 block border-l-2 border-input pl-2.5 font-display leading-snug text-muted-foreground italic"
        >
          {place.excerpt}
        </q>
      ) : null}
    </a>
  );
}

type FindingListProps = { measure: Measure['name']; findings: readonly Finding[]; current: CurrentFinding };

/** The findings of a measure. */
export function FindingList({ measure, findings, current }: FindingListProps) {
  const entries = findings.map((finding, at) => ({ finding, name: `${measure}-${at}` }));
  const list = (some: typeof entries) => (
    <ul className="flex flex-col gap-2">
      {some.map(({ finding, name }) => (
        <li key={name}>
          <FindingLink finding={finding} name={name} current={current} />
        </li>
      ))}
    </ul>
  );
  const rest = entries.slice(SHOWN);
  if (findings.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {list(entries.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <details className="group/rest">
          <summary className="w-fit cursor-pointer py-1.5 text-sm font-medium underline decoration-input underline-offset-3 hover:decoration-foreground">
            {rest.length} more
          </summary>
          <div className="mt-1.5">{list(rest)}</div>
        </details>
      ) : null}
    </div>
  );
}
