import * as v from 'valibot';
import { checkAnswers } from '@/components/generation/answer-fields.tsx';
import { storedList } from '@/components/storage/stored-list.ts';
import { MAX_AUTHOR_QUESTIONS } from '@/lib/constants/limits.ts';
import { LANGUAGES } from '@/lib/constants/options.ts';
import type { InterviewRequest, InterviewResponse } from '@/lib/writing/interview-schema.ts';
import type { FormRequest, OutlineRequest } from '@/lib/writing/schema.ts';
import { type OnFailure, usePanel } from './use-outline.ts';

/** Questions as stored, each with the form's topic and language when it was asked; answers are '' at first. */
export const interviewSchema = v.object({
  isGeneral: v.fallback(v.boolean(), false),
  answers: storedList(
    v.object({ question: v.string(), answer: v.string(), topic: v.string(), language: v.picklist(LANGUAGES) }),
  ),
});

export type InterviewDraft = v.InferOutput<typeof interviewSchema>;

type Asking = Pick<FormRequest, 'topic' | 'language'>;

const answeredIn = (draft: InterviewDraft | null) => draft?.answers.filter(({ answer }) => answer.trim() !== '') ?? [];

/** New questions below the answered ones. */
export function withQuestions(
  { questions, isGeneral }: InterviewResponse,
  form: Asking,
  before: InterviewDraft | null,
) {
  const { topic, language } = form;
  const answered = answeredIn(before);
  const others = [...new Set(questions)].filter((asked) => !answered.some(({ question }) => question === asked));
  const asked = others.map((question) => ({ question, answer: '', topic, language }));
  return { isGeneral, answers: [...answered, ...asked].slice(0, MAX_AUTHOR_QUESTIONS) };
}

/** Whether a question was asked on another topic or in another language. */
export const isStale = (draft: InterviewDraft, { topic, language }: Asking): boolean =>
  draft.answers.some((asked) => asked.topic !== topic || asked.language !== language);

type Panel = [InterviewDraft, InterviewRequest, InterviewResponse];

/** The questions that only the author can answer, of the interview and of outlines, and the answers. */
export function useInterview(onFailure: OnFailure) {
  const { setDraft, work, request, ...panel } = usePanel<Panel>('interview', interviewSchema, onFailure);
  const { draft, isOpen, open } = panel;

  function show(content: InterviewResponse, form: FormRequest, isHeadingWanted = true): void {
    setDraft((now) => withQuestions(content, form, now));
    open(isHeadingWanted);
  }
  const known = draft?.answers.map(({ question }) => question) ?? [];
  const ask = (form: FormRequest) => request({ ...form, known }, (content) => show(content, form));

  return {
    ...panel,
    isAsking: work !== null,
    ask,
    /** Opens what is there; asks where nothing is answered and better questions may come. */
    start: (form: FormRequest) =>
      draft && (answeredIn(draft).length > 0 || !(draft.isGeneral || isStale(draft, form))) ? open() : ask(form),
    /** Takes the questions of an outline. */
    take: (questions: string[], form: FormRequest) => show({ questions, isGeneral: false }, form, false),
    write: (asked: string, write: (answer: string) => string) =>
      setDraft((now) => {
        const answers = now?.answers.map((one) =>
          one.question === asked ? { ...one, answer: write(one.answer) } : one,
        );
        return now && { ...now, answers: answers ?? [] };
      }),
    /** The answers to send; none when closed, null when one is too long, which has the focus then. */
    settle(): Pick<OutlineRequest, 'authorAnswers'> | null {
      if (!isOpen || !draft) return {};
      const authorAnswers = answeredIn(draft).map(({ question, answer }) => ({ question, answer }));
      return checkAnswers(draft.answers) ? { ...(authorAnswers.length > 0 && { authorAnswers }) } : null;
    },
  };
}

export type InterviewState = ReturnType<typeof useInterview>;
