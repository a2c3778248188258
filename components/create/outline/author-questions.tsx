import { Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import type { AuthorAnswer } from '@/lib/writing/outline-schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import type { OutlineFault } from './outline-editor.tsx';

type AuthorQuestionsProps = {
  answers: readonly AuthorAnswer[];
  fault: OutlineFault | null;
  lang: string;
  onWrite: (at: number, answer: string) => void;
};

/** The questions of an outline that only its author can answer; nothing without any. */
export function AuthorQuestions({ answers, fault, lang, onWrite }: AuthorQuestionsProps) {
  if (answers.length === 0) return null;
  return (
    <fieldset aria-describedby="outline-questions-hint" className="min-w-0 border-t border-border">
      <legend className="float-left w-full pt-3.5 text-sm font-semibold">Only you can answer</legend>
      <p id="outline-questions-hint" className="clear-both text-sm text-muted-foreground">
        {CREATE_TEXTS.authorQuestionsHint}
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {answers.map(({ question, answer }, at) => {
          const name = `answers.${at}.answer`;
          return (
            <Field
              key={question}
              label={<bdi lang={lang}>{question}</bdi>}
              error={fault?.path === name ? fault.message : undefined}
            >
              {(box) => (
                <Textarea
                  {...box}
                  name={name}
                  rows={2}
                  lang={lang}
                  dir="auto"
                  value={answer}
                  onChange={(event) => onWrite(at, event.currentTarget.value)}
                  className="mt-2"
                />
              )}
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
