import { RotateCcw } from 'lucide-react';
import { AnswerFields } from '@/components/generation/answer-fields.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { CREATE_TEXTS } from '../texts.ts';
import { PANEL, PanelHead, PanelWait } from './outline-panel.tsx';
import { type InterviewState, isStale } from './use-interview.ts';

const TITLE = 'Only you can answer';

type InterviewPanelProps = { interview: InterviewState; form: FormRequest; isOff: boolean };

export default function InterviewPanel({ interview, form, isOff }: InterviewPanelProps) {
  const { draft, isAsking, ask, cancel, isHeadingWanted, write } = interview;
  if (isAsking || !draft) return <PanelWait title={TITLE} sentence={CREATE_TEXTS.asking} onCancel={cancel} />;
  const isOld = isStale(draft, form);
  const news = isOld ? CREATE_TEXTS.interviewStale : draft.isGeneral ? CREATE_TEXTS.generalQuestions : null;
  return (
    <fieldset aria-label={TITLE} aria-describedby="interview-hint" className={PANEL}>
      <PanelHead title={TITLE} isFocused={isHeadingWanted}>
        {draft.isGeneral && !isOld ? null : (
          <Button Icon={RotateCcw} variant="outline" size="sm" aria-disabled={isOff} onClick={() => isOff || ask(form)}>
            New questions
          </Button>
        )}
      </PanelHead>
      <p id="interview-hint" className="-mt-2 text-sm text-muted-foreground">
        {CREATE_TEXTS.interviewHint}
      </p>
      <p role="status" className="text-sm font-medium empty:sr-only">
        {news}
      </p>
      <AnswerFields answers={draft.answers} language={form.language} onWrite={write} />
    </fieldset>
  );
}
