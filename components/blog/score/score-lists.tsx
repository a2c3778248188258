import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import type { SentenceChange } from '@/lib/blogs/editing/sentence-changes.ts';
import { CHANGE_REASONS } from '@/lib/constants/options.ts';
import type { Change } from '@/lib/writing/review.ts';
import type { Measure } from '@/lib/writing/score/schema.ts';
import { SentenceField } from './sentence-field.tsx';

export const articleOnPage = () => document.querySelector<HTMLElement>('article.blog');

type FoldedProps<Entry> = {
  entries: readonly Entry[];
  shown: number;
  children: (entries: readonly Entry[]) => ReactNode;
};

function Folded<Entry>({ entries, shown, children }: FoldedProps<Entry>) {
  const t = useTranslations('examination.score');
  const rest = entries.slice(shown);
  return (
    <>
      {children(entries.slice(0, shown))}
      {rest.length > 0 ? (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer py-1.5 text-sm font-medium underline decoration-input underline-offset-3 hover:decoration-foreground">
            {t('more', { count: rest.length })}
          </summary>
          {children(rest)}
        </details>
      ) : null}
    </>
  );
}

/** Replaces a sentence with its author's own. */
export type Replace = (change: SentenceChange) => Promise<unknown>;

function FindingEntry({ finding, replace }: { finding: Measure['findings'][number]; replace: Replace }) {
  const t = useTranslations('examination.score');
  const { sentence, place, own } = finding;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function toggle(): void {
    setIsOpen(!isOpen);
    button.current?.focus();
  }
  return (
    <li className="rounded-md border border-border bg-background px-3.5 py-2.5 text-sm transition-colors has-[a:hover]:border-foreground">
      <a href={place.href} className="group block">
        <span className="font-semibold underline decoration-input underline-offset-3 group-hover:decoration-foreground">
          <bdi>{place.label}</bdi>
        </span>
        <span className="mt-0.5 block">{sentence}</span>
        <q
          lang={articleOnPage()?.lang}
          dir="auto"
          className="mt-1.5 block border-s-2 border-input ps-2.5 font-display leading-snug text-muted-foreground italic"
        >
          {place.excerpt}
        </q>
      </a>
      {own ? (
        <Button ref={button} variant="outline" size="sm" className="mt-2.5" aria-expanded={isOpen} onClick={toggle}>
          {t('rewrite')}
        </Button>
      ) : null}
      {own && isOpen ? (
        <SentenceField
          sentence={own.sentence}
          label={t('rewritten')}
          onSave={(text) => replace({ ...own, text })}
          onCancel={toggle}
        />
      ) : null}
    </li>
  );
}

export const FindingList = ({ findings, replace }: Pick<Measure, 'findings'> & { replace: Replace }) => (
  <Folded entries={findings} shown={4}>
    {(some) => (
      <ul className="mt-3 flex flex-col gap-2 empty:hidden">
        {some.map((each, at) => (
          <FindingEntry key={`${each.place.href} ${each.own?.sentence ?? at}`} finding={each} replace={replace} />
        ))}
      </ul>
    )}
  </Folded>
);

type ChangeListProps = { changes: readonly Change[]; lang: string | undefined };

type ChangedTextProps = Pick<ChangeListProps, 'lang'> & {
  change: Pick<Change, 'before' | 'after'>;
  children?: ReactNode;
};

/** A sentence, row, heading or title before and after; once if it stands as written. */
export function ChangedText({ change: { before, after }, lang, children }: ChangedTextProps) {
  const t = useTranslations('history');
  const written = (text: string) => (
    <span lang={lang} dir="auto" className="whitespace-pre-line">
      {text}
    </span>
  );
  return (
    <li className="rounded-md border border-border bg-background px-3.5 py-2.5 text-sm leading-snug wrap-anywhere">
      {children}
      {before === after ? written(after) : null}
      {before && before !== after ? (
        <del className="block text-muted-foreground decoration-primary">
          <span className="sr-only">{t('before')} </span>
          {written(before)}
        </del>
      ) : null}
      {after && before !== after ? (
        <ins className="block no-underline not-first:mt-1.5 not-first:border-s-2 not-first:border-foreground not-first:ps-2.5">
          <span className="sr-only">{before ? t('after') : t('begins.added')} </span>
          {written(after)}
        </ins>
      ) : null}
    </li>
  );
}

function ChangeGroups({ changes, lang }: ChangeListProps) {
  const t = useTranslations('examination.reasons');
  return [...Map.groupBy(changes, ({ reason }) => reason)].map(([reason, some]) => (
    <div key={reason} className="mt-3">
      <h4 className="text-sm font-semibold">{t(reason)}</h4>
      <ul className="mt-1.5 flex flex-col gap-2">
        {some.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which texts may repeat
          <ChangedText key={at} change={change} lang={lang} />
        ))}
      </ul>
    </div>
  ));
}

export function ChangeList({ changes, lang }: ChangeListProps) {
  const t = useTranslations('examination.score');
  const sorted = changes.toSorted(
    (one, other) => CHANGE_REASONS.indexOf(one.reason) - CHANGE_REASONS.indexOf(other.reason),
  );
  return (
    <div className="border-t border-border pt-4 pb-5">
      <h3 className="font-display text-xl leading-tight font-semibold tracking-[-0.01em]">{t('changes')}</h3>
      {changes.length === 0 ? <p className="mt-1 text-sm text-muted-foreground">{t('noChanges')}</p> : null}
      <Folded entries={sorted} shown={5}>
        {(some) => <ChangeGroups changes={some} lang={lang} />}
      </Folded>
    </div>
  );
}
