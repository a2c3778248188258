import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Card } from '@/components/ui/card.tsx';
import { isByModel, isEditedByPerson } from '@/lib/blogs/authorship/source-type.ts';
import type { OwnBlog } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { ManagedBlog } from '../bar/managed-blog.ts';

/** Heading ids never contain an underscore, so this cannot collide. */
export const QUESTIONS_ID = 'author_questions';

/** The questions that only a blog's author can answer, for its owner until a person edits the text. */
export function useAuthorQuestions(blog: ManagedBlog, isOwner: boolean): readonly string[] {
  const isAsked = isOwner && isByModel(blog) && !isEditedByPerson(blog);
  const { data } = useSWR<OwnBlog, Error>(isAsked ? `/api/blogs/${blog.id}` : null);
  return (isAsked && data?.authorQuestions) || [];
}

export const questionsForYou = (count: number) => `${count === 1 ? '1 question' : `${count} questions`} for you`;

type AuthorQuestionsProps = { questions: readonly string[]; language: Language; children?: ReactNode };

export function AuthorQuestions({ questions, language, children }: AuthorQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={QUESTIONS_ID}>
      <Card className="p-4 sm:p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            <h2
              id={QUESTIONS_ID}
              className="scroll-mt-5 font-display text-xl leading-tight font-semibold tracking-tight"
            >
              Questions only you can answer
            </h2>
            <p className="mt-0.5 text-sm text-muted-foreground">Add your answers to the text to make it yours.</p>
          </div>
          {children}
        </div>
        <ul lang={LANGUAGE_DETAILS[language].tag} className="mt-3 flex list-disc flex-col gap-1.5 ps-5">
          {questions.map((question) => (
            <li key={question} dir="auto">
              {question}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
