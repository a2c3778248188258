import { RotateCcw } from 'lucide-react';
import { AnswerFields } from '@/components/generation/answer-fields.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useConnectedModel } from '@/components/writer/connected-model.tsx';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { PANEL, PanelHead, PanelWait } from './outline-panel.tsx';
import { type InterviewState, isStale } from './use-interview.ts';

const TITLE = 'Only you can answer';

type InterviewPanelProps = { interview: InterviewState; form: FormRequest; isOff: boolean };

/** The questions that only the author can answer, while it is open. */
export default function InterviewPanel({ interview, form, isOff }: InterviewPanelProps) {
  const isModelMissing = useConnectedModel()?.model === null;
  const { draft, isAsking, ask, cancel, isOpen, isHeadingWanted, write } = interview;
  if (isAsking) {
    return <PanelWait title={TITLE} label="Preparing questions" sentence={CREATE_TEXTS.asking} onCancel={cancel} />;
  }
  if (!isOpen || !draft) return null;
  const isOld = isStale(draft, form);
  return (
    <fieldset aria-label={TITLE} aria-describedby="interview-hint" className={PANEL}>
      <PanelHead title={TITLE} isFocused={isHeadingWanted}>
        {isModelMissing && draft.isGeneral && !isOld ? null : (
          <Button Icon={RotateCcw} variant="outline" size="sm" aria-disabled={isOff} onClick={() => isOff || ask(form)}>
            New questions
          </Button>
        )}
      </PanelHead>
      <p id="interview-hint" className="-mt-2 text-sm text-muted-foreground">
        {CREATE_TEXTS.interviewHint(isModelMissing)}
      </p>
      <p role="status" className="text-sm font-medium empty:sr-only">
        {isOld ? CREATE_TEXTS.interviewStale : draft.isGeneral ? CREATE_TEXTS.generalQuestions : null}
      </p>
      <AnswerFields answers={draft.answers} language={form.language} onWrite={write} />
    </fieldset>
  );
}
