import { Mic } from 'lucide-react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Fault, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { MAX_ANSWER_CHARACTERS, MAX_QUESTION_CHARACTERS } from '@/lib/constants/limits.ts';
import { isSpaced, LANGUAGE_DETAILS, type Language } from '@/lib/constants/options.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import type { AuthorAnswer } from '@/lib/writing/outline-schema.ts';
import { useDictation } from './use-dictation.ts';

export function answerProblem({ question, answer }: AuthorAnswer): KeyIn<'interview'> | null {
  if (question.length > MAX_QUESTION_CHARACTERS) return 'questionTooLong';
  return answer.trim().length > MAX_ANSWER_CHARACTERS ? 'answerTooLong' : null;
}

/** Whether all answers can be sent; else the field of the first that cannot has the focus. */
export function checkAnswers(answers: readonly AuthorAnswer[]): boolean {
  const at = answers.findIndex(answerProblem);
  document.getElementsByName(`answers.${at}.answer`)[0]?.focus();
  return at < 0;
}

type AnswerFieldsProps = {
  /** Each question once; `language` is that of the question, if it is not the blog's. */
  answers: readonly (AuthorAnswer & { language?: Language })[];
  language: Language;
  onWrite: (question: string, write: (answer: string) => string) => void;
};

/** A field for each question that only the author can answer, typed or dictated in the blog's language. */
export function AnswerFields({ answers, language, onWrite }: AnswerFieldsProps) {
  const t = useTranslations('interview');
  const { tag } = LANGUAGE_DETAILS[language];
  const space = isSpaced(language) ? ' ' : '';
  const dictation = useDictation(tag, (question, heard) =>
    onWrite(question, (answer) => (answer.trim() ? `${answer.trimEnd()}${space}${heard}` : heard)),
  );
  const { fault, listening } = dictation ?? {};
  return (
    <div className="flex flex-col gap-5">
      {answers.map(({ question, answer, language: asked = language }, at) => {
        const isListening = listening === question;
        const problem = answerProblem({ question, answer });
        return (
          <Field
            key={question}
            label={<bdi lang={LANGUAGE_DETAILS[asked].tag}>{question}</bdi>}
            error={problem ? t(problem) : undefined}
          >
            {(box) => (
              <div className="relative mt-2">
                <Textarea
                  {...box}
                  name={`answers.${at}.answer`}
                  rows={2}
                  lang={tag}
                  dir="auto"
                  value={answer}
                  onChange={({ currentTarget: { value } }) => onWrite(question, () => value)}
                  className={cn('block', dictation && 'pe-13')}
                />
                {dictation ? (
                  <Button
                    variant={isListening ? 'default' : 'ghost'}
                    size="icon"
                    aria-pressed={isListening}
                    aria-label={t('dictation.start', { question })}
                    onClick={() => dictation.toggle(question)}
                    className="absolute end-2 top-2 rounded-full pointer-coarse:size-11"
                  >
                    <Mic aria-hidden className={isListening ? 'motion-safe:animate-pulse' : undefined} />
                  </Button>
                ) : null}
                <Fault className="mt-1.5">{fault?.field === question ? t(`dictation.${fault.kind}`) : null}</Fault>
              </div>
            )}
          </Field>
        );
      })}
      {dictation ? <p className="text-xs text-muted-foreground">{t('dictation.hint')}</p> : null}
    </div>
  );
}
