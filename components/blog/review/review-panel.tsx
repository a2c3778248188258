import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { attempt } from '@/components/ui/use-toast.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { BlogSource } from '@/lib/blogs/schema.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { REVIEW_MESSAGES } from '@/lib/constants/owner-messages.ts';
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

const Passages = ({ passages, onOpen }: { passages: readonly BlogSource[]; onOpen: () => void }) => (
  <details className={BOX} onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
    <summary className="cursor-pointer font-semibold">Passages ({passages.length})</summary>
    {passages.map(({ number, url, title, quote }) => (
      <div key={number} className="mt-2.5 wrap-anywhere">
        <a href={isHttpUrl(url) ? url : undefined} target="_blank" rel="noopener" className="[[href]]:link-underline">
          [{number}] <bdi>{title || url}</bdi>
        </a>
        <blockquote dir="auto" className="mt-1 border-l-2 border-input pl-2.5 font-display leading-snug">
          {quote ?? 'No passage is stored. Follow the link to check it.'}
        </blockquote>
      </div>
    ))}
  </details>
);

function Sentence({ sentence, walk }: { sentence: FoundSentence; walk: ReviewWalk }) {
  const { text, reasons } = sentence;
  const [isChanging, setIsChanging] = useState(false);
  const save = (typed: string) => walk.change(sentence, typed);
  const cut = () => attempt(() => save(''), TEXT_MESSAGES.saveFailed);
  return (
    <li className={BOX}>
      <p lang={articleOnPage()?.lang} dir="auto" className="font-display text-base leading-snug wrap-anywhere">
        {text}
      </p>
      <p className="mt-1 text-muted-foreground">{reasons.join(' · ')}</p>
      {isChanging ? (
        <SentenceField sentence={text} label="In your own words" onSave={save} onCancel={() => walk.goTo(walk.at)} />
      ) : (
        <div className="mt-2 flex gap-2">
          <Button variant="outline" size="touch" onClick={() => setIsChanging(true)}>
            Change
          </Button>
          <ActionButton variant="outline" size="touch" busyText="Cutting..." onClick={cut}>
            Cut
          </ActionButton>
        </div>
      )}
    </li>
  );
}

function FindingPage({ finding, walk }: { finding: Finding; walk: ReviewWalk }) {
  const { link, sentences, cited } = finding;
  const { at, findings, goTo } = walk;
  const listId = useId();
  const later = () => goTo((at + 1) % findings.length);
  const passages = walk.sources.filter(({ number }) => cited.includes(number));
  return (
    <>
      <div className="flex items-center">
        <h3 ref={focus} tabIndex={-1} aria-describedby={listId} className="mr-auto font-semibold outline-none">
          {at + 1} of {findings.length}
          {walk.confirmed.includes(finding) ? ', confirmed' : null}
        </h3>
        <Button Icon={ArrowLeft} variant="ghost" size="icon" aria-label="Back" onClick={() => goTo(at - 1)} />
        <Button Icon={ArrowRight} variant="ghost" size="icon" aria-label="Decide later" onClick={later} />
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
        {sentences.length === 1 ? 'Confirm' : `Confirm all ${sentences.length} sentences`}
      </Button>
    </>
  );
}

function FirstPage({ blog: { reviewedAt, examination }, walk }: { blog: ManagedBlog; walk: ReviewWalk }) {
  const { findings, confirmed, step, start, state } = walk;
  return (
    <>
      <p ref={step > 0 ? focus : undefined} tabIndex={-1} className="outline-none">
        {reviewedAt ? REVIEW_MESSAGES.label(examination ? 'reviewed' : 'read') : null}{' '}
        {examination ? REVIEW_MESSAGES.done(examination) : REVIEW_MESSAGES.about(findings.length, confirmed.length)}
      </p>
      {examination ? null : (
        <Button onClick={start}>{confirmed.length > 0 ? 'Continue the review' : 'Start the review'}</Button>
      )}
      <ActionButton variant="outline" busyText="Saving..." onClick={() => state({ isReviewed: !reviewedAt })}>
        {reviewedAt ? 'Withdraw the statement' : 'I have only read it'}
      </ActionButton>
    </>
  );
}

function StatementPage({ walk }: { walk: ReviewWalk }) {
  const { user } = useAuth();
  const name = user && userSignature(user);
  return (
    <>
      <blockquote
        ref={focus}
        tabIndex={-1}
        className="border-l-4 border-primary pl-3 font-display text-lg outline-none"
      >
        I have examined this and answer for it.
        <footer className="font-semibold">{name}</footer>
      </blockquote>
      <p>{REVIEW_MESSAGES.done(walk.done)}</p>
      {name ? (
        <ActionButton busyText="Signing..." onClick={walk.sign}>
          Sign the statement
        </ActionButton>
      ) : (
        <LinkButton href={settingsPath('author')}>Choose a name to sign with</LinkButton>
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
  return (
    <SidePanel<Findings> title="Review" path={reviewPath(blog.id)} waiting="Loading..." onClose={onClose}>
      {(found, reload) => <Review {...{ blog, found, reload }} />}
    </SidePanel>
  );
}
