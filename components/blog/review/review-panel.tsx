import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from '#translations';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { attempt } from '@/components/ui/use-toast.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { reviewPath, settingsPath } from '@/lib/routes.ts';
import type { Finding, Findings, FoundSentence } from '@/lib/writing/examination/schema.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';
import { articleOnPage } from '../score/score-lists.tsx';
import { SentenceField } from '../score/sentence-field.tsx';
import { SidePanel } from '../score/side-panel.tsx';
import { type ReviewWalk, useReviewWalk } from './use-review-walk.ts';

const BOX = 'rounded-md border border-border bg-background px-3.5 py-2.5 text-sm';

/** A ref of what gets the focus when it appears, where the article stays. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Passages({ passages, onOpen }: { passages: readonly BlogSource[]; onOpen: () => void }) {
  const t = useTranslations('examination.review');
  return (
    <details className={BOX} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className="cursor-pointer font-semibold">{t('passages', { count: passages.length })}</summary>
      {passages.map(({ number, url, title, quote }) => (
        <div key={number} className="mt-2.5 wrap-anywhere">
          <a href={isHttpUrl(url) ? url : undefined} target="_blank" rel="noopener" className="[[href]]:link-underline">
            [{number}] <bdi>{title || url}</bdi>
          </a>
          <blockquote dir="auto" className="mt-1 border-s-2 border-input ps-2.5 font-display leading-snug">
            {quote ?? t('noPassage')}
          </blockquote>
        </div>
      ))}
    </details>
  );
}

function Sentence({ sentence, walk }: { sentence: FoundSentence; walk: ReviewWalk }) {
  const t = useTranslations('examination.review');
  const failed = useTranslations('history').titled('saveFailed');
  const { text, reasons } = sentence;
  const [isChanging, setIsChanging] = useState(false);
  const save = (typed: string) => walk.change(sentence, typed);
  const cut = () => attempt(() => save(''), failed);
  return (
    <li className={BOX}>
      <p lang={articleOnPage()?.lang} dir="auto" className="font-display text-base leading-snug wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 text-muted-foreground">{reasons.join(' · ')}</p>
      {isChanging ? (
        <SentenceField sentence={text} label={t('ownWords')} onSave={save} onCancel={() => walk.goTo(walk.at)} />
      ) : (
        <div className="mt-2 flex gap-2">
          <Button variant="outline" size="touch" onClick={() => setIsChanging(true)}>
            {t('change')}
          </Button>
          <ActionButton variant="outline" size="touch" busyText={t('cutting')} onClick={cut}>
            {t('cut')}
          </ActionButton>
        </div>
      )}
    </li>
  );
}

function FindingPage({ finding, walk }: { finding: Finding; walk: ReviewWalk }) {
  const t = useTranslations('examination.review');
  const { link, sentences, cited } = finding;
  const { at, findings, goTo } = walk;
  const listId = useId();
  const later = () => goTo((at + 1) % findings.length);
  const passages = walk.sources.filter(({ number }) => cited.includes(number));
  return (
    <>
      <div className="flex items-center">
        <h3 ref={focus} tabIndex={-1} aria-describedby={listId} className="me-auto font-semibold outline-none">
          {t(walk.confirmed.includes(finding) ? 'placeConfirmed' : 'place', { at: at + 1, all: findings.length })}
        </h3>
        <Button Icon={ArrowLeft} variant="ghost" size="icon" aria-label={t('back')} onClick={() => goTo(at - 1)} />
        <Button Icon={ArrowRight} variant="ghost" size="icon" aria-label={t('later')} onClick={later} />
      </div>
      <a href={link.href} className="w-fit font-medium link-underline">
        <bdi>{link.label}</bdi>
      </a>
      <ul id={listId} className="flex flex-col gap-2">
        {sentences.map((sentence) => (
          <Sentence key={`${sentence.place} ${sentence.text}`} sentence={sentence} walk={walk} />
        ))}
      </ul>
      {passages.length > 0 ? <Passages passages={passages} onOpen={() => walk.open(cited)} /> : null}
      <Button className="lg:sticky lg:bottom-3" onClick={() => walk.confirm(sentences.map(({ text }) => text))}>
        {t('confirm', { count: sentences.length })}
      </Button>
    </>
  );
}

function FirstPage({ blog: { reviewedAt, examination }, walk }: { blog: ManagedBlog; walk: ReviewWalk }) {
  const t = useTranslations('examination.review');
  const { findings, confirmed, step, start, state } = walk;
  return (
    <>
      <p ref={step > 0 ? focus : undefined} tabIndex={-1} className="outline-none">
        {reviewedAt ? t(examination ? 'labelReviewed' : 'labelRead') : null}
        {sentenceGap(t.language)}
        {examination ? t('done', examination) : t('about', { all: findings.length, settled: confirmed.length })}
      </p>
      {examination ? null : <Button onClick={start}>{t(confirmed.length > 0 ? 'continue' : 'start')}</Button>}
      <ActionButton variant="outline" busyText={t('saving')} onClick={() => state({ isReviewed: !reviewedAt })}>
        {t(reviewedAt ? 'withdraw' : 'onlyRead')}
      </ActionButton>
    </>
  );
}

function StatementPage({ walk }: { walk: ReviewWalk }) {
  const t = useTranslations('examination.review');
  const { user } = useAuth();
  const name = user && userSignature(user);
  return (
    <>
      <blockquote
        ref={focus}
        tabIndex={-1}
        className="border-s-4 border-primary ps-3 font-display text-lg outline-none"
      >
        {t('statement')}
        <footer className="font-semibold">{name}</footer>
      </blockquote>
      <p>{t('done', walk.done)}</p>
      {name ? (
        <ActionButton busyText={t('signing')} onClick={walk.sign}>
          {t('sign')}
        </ActionButton>
      ) : (
        <LinkButton href={settingsPath('author')}>{t('chooseName')}</LinkButton>
      )}
    </>
  );
}

type ReviewProps = { blog: ManagedBlog; found: Findings; reload: () => Promise<Findings | undefined> };

function Review({ blog, found, reload }: ReviewProps) {
  const walk = useReviewWalk(blog.id, found, reload);
  const finding = found.findings[walk.at];
  return (
    <div key={walk.step} className="flex flex-col gap-3 py-4 text-sm leading-relaxed">
      {finding ? <FindingPage finding={finding} walk={walk} /> : null}
      {walk.at < 0 ? <FirstPage blog={blog} walk={walk} /> : null}
      {walk.at >= 0 && !finding ? <StatementPage walk={walk} /> : null}
    </div>
  );
}

/** Walks its owner through what deserves a look in a model's text, up to the statement that it was examined. */
export default function ReviewPanel({ blog, onClose }: { blog: ManagedBlog; onClose: () => void }) {
  const t = useTranslations('examination.review');
  const texts = { title: t('title'), close: t('close'), waiting: t('waiting') };
  return (
    <SidePanel<Findings> {...texts} path={reviewPath(blog.id)} onClose={onClose}>
      {(found, reload) => <Review {...{ blog, found, reload }} />}
    </SidePanel>
  );
}
