import { Plus, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { toastUndo } from '@/components/ui/use-toast.ts';
import { TEXT_MESSAGES } from '@/lib/constants/blog-messages.ts';
import { MAX_QUESTIONS } from '@/lib/constants/limits.ts';
import type { QuestionDraft } from '../draft/text-draft.ts';
import type { TextEditorState } from '../draft/use-text-editor.ts';
import { LineField, Tools } from '../fields/text-fields.tsx';
import { RichField } from '../rich-text/rich-field.tsx';
import { useFocusLater } from '../sections/focus.ts';

const questionId = (key: number) => `edit-question-${key}`;
const ADD_ID = 'edit-add-question';

type QuestionListProps = { editor: TextEditorState; heading: string };

/** The questions at the end of the article. */
export function QuestionList({ editor, heading }: QuestionListProps) {
  const { state, dispatch } = editor;
  const { questions } = state.draft;
  const focusLater = useFocusLater();

  function add(): void {
    focusLater(`${questionId(state.nextKey)}-question`);
    dispatch({ type: 'add-question' });
  }

  function remove(question: QuestionDraft, at: number): void {
    focusLater(ADD_ID);
    dispatch({ type: 'remove-question', key: question.key });
    toastUndo(TEXT_MESSAGES.questionRemoved, 'Add the question again', () =>
      dispatch({ type: 'insert-question', question, at }),
    );
  }
  return (
    <section className="blog-questions">
      <h2>{heading}</h2>
      {questions.map((question, at) => (
        <QuestionFields
          key={question.key}
          question={question}
          at={at}
          onWrite={(field, text) => dispatch({ type: 'write-question', key: question.key, field, text })}
          onRemove={() => remove(question, at)}
        />
      ))}
      <Tools className="mt-4 mb-0">
        <Button id={ADD_ID} variant="outline" size="sm" onClick={add} disabled={questions.length >= MAX_QUESTIONS}>
          <Plus aria-hidden />
          Add question
        </Button>
        <p className="text-muted-foreground">
          Questions appear after the conclusion and in the structured data for search engines.
        </p>
      </Tools>
    </section>
  );
}

type QuestionFieldsProps = {
  question: QuestionDraft;
  /** Index of the question. */
  at: number;
  onWrite: (field: 'question' | 'answer', text: string) => void;
  onRemove: () => void;
};

function QuestionFields({ question, at, onWrite, onRemove }: QuestionFieldsProps) {
  const id = questionId(question.key);
  return (
    <section aria-label={`Question ${at + 1}`} className="blog-question">
      <h3 dir="auto">
        <LineField
          id={`${id}-question`}
          name={`questions.${at}.question`}
          label="Question"
          value={question.question}
          onWrite={(text) => onWrite('question', text)}
        />
      </h3>
      <RichField
        id={`${id}-answer`}
        name={`questions.${at}.answer`}
        label="Answer"
        value={question.answer}
        onWrite={(text) => onWrite('answer', text)}
      />
      <Tools className="mt-3 mb-0 w-fit">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Remove question ${at + 1}`}
          onClick={onRemove}
          className="text-muted-foreground hover:text-foreground"
        >
          <Trash2 aria-hidden />
          Remove question
        </Button>
      </Tools>
    </section>
  );
}
