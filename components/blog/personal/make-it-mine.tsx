import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { useTranslations } from '#translations';
import { AnswerFields, checkAnswers } from '@/components/generation/answer-fields.tsx';
import { useAwaitedWork } from '@/components/generation/use-awaited-work.ts';
import { useRouter } from '@/components/messages/navigation.tsx';
import { storedList } from '@/components/storage/stored-list.ts';
import { useStored } from '@/components/storage/use-stored.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { Fault } from '@/components/ui/input.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSubmit } from '@/components/ui/use-busy.ts';
import { readableText } from '@/lib/article/plain-text.ts';
import { isByAuthor } from '@/lib/blogs/rules.ts';
import type { Blog, OwnBlog } from '@/lib/blogs/schema.ts';
import { MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { languageTag } from '@/lib/constants/options.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import type { InterviewResponse } from '@/lib/writing/interview-schema.ts';
import type { AuthorAnswer, PersonalProposals, PersonalRequest } from '@/lib/writing/outline-schema.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';
import { offerUndo } from '../editing/sections/use-section-writing.ts';
import { ChangedText } from '../score/score-lists.tsx';
import { MINE_ID } from './use-make-it-mine.ts';

const answersSchema = storedList(v.object({ question: v.string(), answer: v.string() }));

/** A blog's questions and what was typed in this tab; where there are none, they are asked for. */
function useAnswers({ id, topic, language }: ManagedBlog, questions: readonly string[]) {
  const [typed, setTyped, isRestored] = useStored<AuthorAnswer[]>(`personal:${id}`, answersSchema, []);
  const isNeeded = isRestored && questions.length === 0 && typed.length === 0;
  const ask = () =>
    requestJson<InterviewResponse>('/api/blogs/interview', { method: 'POST', body: { topic, language } });
  const request = useSWR<InterviewResponse, Error>(isNeeded ? ['interview', id] : null, ask);
  const merge = (given: readonly AuthorAnswer[]): AuthorAnswer[] => {
    const asked = [...questions, ...given.map(({ question }) => question), ...(request.data?.questions ?? [])];
    const answerTo = (asked: string) => given.find(({ question }) => question === asked)?.answer ?? '';
    const first = [...new Set(asked)].slice(0, MAX_AUTHOR_QUESTIONS);
    return first.map((question) => ({ question, answer: answerTo(question) }));
  };
  const write = (question: string, change: (answer: string) => string) =>
    setTyped((now) =>
      merge(now).map((each) => (each.question === question ? { question, answer: change(each.answer) } : each)),
    );
  return { answers: merge(typed), write, setTyped, request: isNeeded ? request : { ...request, data: null } };
}

const personalPath = (blogId: string) => `/api/blogs/${blogId}/personal`;

type Proposed = PersonalProposals & PersonalRequest;

type ProposalsProps = {
  blogId: string;
  proposed: Proposed;
  lang: string;
  onUsed: (blog: Blog, count: number) => unknown;
  onBack: () => void;
};

/** A change from its first new word on, and the words before that. */
function fromFirstNew({ before, after }: { before: string; after: string }) {
  const same = before.split('').findIndex((character, at) => character !== after[at]);
  const start = same < 0 ? before.length : before.slice(0, same).search(/\S*$/);
  return { shared: before.slice(0, start), before: before.slice(start), after: after.slice(start).trimStart() };
}

/** Each change before it is made; all are used that are not left out. */
function Proposals({ blogId, proposed, lang, onUsed, onBack }: ProposalsProps) {
  const t = useTranslations('personal');
  const { proposals, unsafe, isQuoted, answers, basedOn } = proposed;
  const [chosen, setChosen] = useState(() => proposals.map(() => true));
  const { isBusy, fault, submit } = useSubmit(t('notUsed'));
  const changes = proposals.filter((_, at) => chosen[at]);
  const { length: count } = changes;

  async function use(): Promise<void> {
    const body = { answers, basedOn, changes };
    onUsed(await requestJson<Blog>(personalPath(blogId), { method: 'PUT', body }), count);
  }
  return (
    <>
      <p role="status" className="mt-0.5 text-sm text-muted-foreground">
        {t('found', { count: proposals.length })}
        {sentenceGap(t.language)}
        {isQuoted && proposals.length > 0 ? t('quoted') : null}
        {sentenceGap(t.language)}
        {unsafe > 0 ? t('unsafe', { count: unsafe }) : null}
      </p>
      <ul className="mt-3 flex flex-col gap-2">
        {proposals.map(({ place, ...change }, at) => {
          const texts = { before: readableText(change.before), after: readableText(change.after) };
          const { shared, ...changed } = fromFirstNew(texts);
          return (
            <ChangedText key={`${place} ${change.after}`} change={changed} lang={lang}>
              <Checkbox
                checked={chosen[at]}
                onChange={({ target }) => setChosen(chosen.with(at, target.checked))}
                className="mb-1.5 font-semibold"
              >
                {t('useChange', { number: at + 1 })}
              </Checkbox>
              {shared ? (
                <p lang={lang} dir="auto" className="mb-1.5 line-clamp-3 text-muted-foreground">
                  {shared}
                </p>
              ) : null}
            </ChangedText>
          );
        })}
      </ul>
      <Fault className="mt-3">{fault}</Fault>
      <div className="mt-4 flex flex-wrap gap-2">
        {proposals.length > 0 ? (
          <ActionButton isBusy={isBusy} isBlocked={count === 0} busyText={t('saving')} onClick={() => submit(use)}>
            {t('use', { count })}
          </ActionButton>
        ) : null}
        <Button variant="outline" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
}

type MakeItMineProps = { blog: ManagedBlog; questions: readonly string[]; takesFocus: boolean; onClose: () => void };

/** Asks a blog's author, shows what would change, and changes what the author chooses. */
export default function MakeItMine({ blog, questions, takesFocus, onClose }: MakeItMineProps) {
  const { id, language } = blog;
  const t = useTranslations('personal');
  const history = useTranslations('history');
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { answers, write, setTyped, request } = useAnswers(blog, questions);
  const { work, run, stop } = useAwaitedWork<true>();
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [fault, setFault] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const filled = answers.filter(({ answer }) => answer.trim() !== '');
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  async function propose(signal: AbortSignal): Promise<void> {
    // Not the page's version: a new style has another.
    const { updatedAt: basedOn } = await requestJson<OwnBlog>(`/api/blogs/${id}`, { signal });
    const body = { answers: filled, basedOn };
    const found = await requestJson<PersonalProposals>(personalPath(id), { method: 'POST', body, signal });
    setProposed({ ...found, ...body });
  }

  function show(next: typeof proposed): void {
    setProposed(next);
    heading.current?.focus();
  }

  function start(): void {
    setFault(filled.length === 0 ? t('unanswered') : '');
    if (filled.length === 0 || !checkAnswers(answers)) return;
    heading.current?.focus();
    void run(true, (signal) =>
      propose(signal).catch((error: unknown) => {
        if (!signal.aborted) setFault(apiErrorDetails(error).message ?? t('failed'));
      }),
    );
  }

  function refresh(): void {
    void mutate((key) => `${key}`.startsWith(`/api/blogs/${id}`));
    router.refresh();
  }

  function onUsed({ sources }: Blog, count: number): void {
    const bare = (text: string) => text.replace(/\s+/g, '');
    const quotes = sources.filter(isByAuthor).flatMap(({ quote }) => (quote ? [bare(quote)] : []));
    const rest = answers.filter(({ answer }) => !quotes.some((quote) => bare(answer).includes(quote)));
    setTyped(rest);
    show(null);
    if (rest.length === 0) onClose();
    refresh();
    void offerUndo(history, id, t('used', { count }), () => {
      setTyped(answers);
      refresh();
    });
  }
  return (
    <Card className="p-4 sm:p-5" role="region" aria-labelledby={MINE_ID}>
      <Heading ref={heading} id={MINE_ID} className="scroll-mt-5 text-xl">
        {t('title')}
      </Heading>
      {work ? (
        <div className="mt-3 flex flex-col items-start gap-3 text-sm text-muted-foreground">
          <p role="status">{t('working')}</p>
          <Progress aria-label={t('progress')} />
          <Button variant="outline" onClick={stop}>
            {t.common('cancel')}
          </Button>
        </div>
      ) : proposed ? (
        <Proposals blogId={id} proposed={proposed} lang={languageTag(blog)} onUsed={onUsed} onBack={() => show(null)} />
      ) : (
        <>
          <p className="mt-0.5 mb-4 text-sm text-muted-foreground">
            {t('hint')}
            {sentenceGap(t.language)}
            {request.data?.isGeneral ? t('general') : null}
          </p>
          <Loaded
            request={request}
            text={t('notAsked')}
            waiting={t('preparing')}
            skeleton={<Skeleton className="h-48" />}
          >
            {() => <AnswerFields answers={answers} language={language} onWrite={write} />}
          </Loaded>
          <Fault className="mt-3">{fault}</Fault>
          <Button className="mt-4" onClick={start}>
            {t('show')}
          </Button>
        </>
      )}
    </Card>
  );
}
