import { Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_QUESTIONS } from '@/lib/constants/limits.ts';
import type { TextFault } from '../draft/save-text.ts';
import type { QuestionDraft } from '../draft/text-draft.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { useFocusLater } from '../sections/use-focus-later.ts';
import { WritingField } from '../sections/writing-field.tsx';

const questionId = (key: number) => `edit-question-${key}`;
const ADD_ID = 'edit-add-question';

type QuestionListProps = { editor: TextEditorState; lang: string };

/** The questions at the end of the text, in the form. */
export function QuestionList({ editor, lang }: QuestionListProps) {
  const { state, dispatch, fault } = editor;
  const { questions } = state.draft;
  const focusLater = useFocusLater();

  function add(): void {
    focusLater(`${questionId(state.nextKey)}-question`);
    dispatch({ type: 'add-question' });
  }

  function remove(question: QuestionDraft, at: number): void {
    focusLater(ADD_ID);
    dispatch({ type: 'remove-question', key: question.key });
    const run = () => dispatch({ type: 'insert-question', question, at });
    const action = { label: 'Undo', hint: 'Put the question back', run };
    toast({ ...TEXT_MESSAGES.questionRemoved, action });
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-6 border-t border-border pt-4">
      <legend className="sr-only">Questions and answers</legend>
      <div>
        <p aria-hidden className="font-display text-lg font-semibold text-rubric italic">
          Questions and answers
        </p>
        <p className="mt-1 text-sm text-muted-foreground">
          They stand after the conclusion, and search engines are told of them.
        </p>
      </div>
      {questions.map((question, at) => (
        <QuestionFields
          key={question.key}
          question={question}
          at={at}
          lang={lang}
          fault={fault}
          onWrite={(field, text) =>
            dispatch({ type: 'write-question', key: question.key, field, text })
          }
          onRemove={() => remove(question, at)}
        />
      ))}
      <Button
        id={ADD_ID}
        variant="outline"
        onClick={add}
        disabled={questions.length >= MAX_QUESTIONS}
        className="self-start"
      >
        <Plus aria-hidden />
        Add question
      </Button>
    </fieldset>
  );
}

type QuestionFieldsProps = {
  question: QuestionDraft;
  /** Place of the question, counted from 0. */
  at: number;
  lang: string;
  fault: TextFault | null;
  onWrite: (field: 'question' | 'answer', text: string) => void;
  onRemove: () => void;
};

function QuestionFields({ question, at, lang, fault, onWrite, onRemove }: QuestionFieldsProps) {
  const id = questionId(question.key);
  return (
    <fieldset className="flex min-w-0 items-start gap-3">
      <legend className="sr-only">Question {at + 1}</legend>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <WritingField
          id={`${id}-question`}
          name={`questions.${at}.question`}
          label="Question"
          isOneLine
          value={question.question}
          onWrite={(text) => onWrite('question', text)}
          fault={fault}
          lang={lang}
          className="font-display text-xl leading-snug font-semibold"
        />
        <WritingField
          id={`${id}-answer`}
          name={`questions.${at}.answer`}
          label="Answer"
          value={question.answer}
          onWrite={(text) => onWrite('answer', text)}
          fault={fault}
          lang={lang}
          className="text-lg leading-relaxed"
        />
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Remove question ${at + 1}`}
        title="Remove question"
        onClick={onRemove}
        className="text-muted-foreground hover:text-foreground"
      >
        <Trash2 aria-hidden />
      </Button>
    </fieldset>
  );
}
