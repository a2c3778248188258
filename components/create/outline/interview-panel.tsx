import { RotateCcw } from 'lucide-react';
import { useTranslations } from '#translations';
import { AnswerFields } from '@/components/generation/answer-fields.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { PANEL, PanelHead, PanelWait } from './outline-panel.tsx';
import { type InterviewState, isStale } from './use-interview.ts';

type InterviewPanelProps = { interview: InterviewState; form: FormRequest; isOff: boolean };

export default function InterviewPanel({ interview, form, isOff }: InterviewPanelProps) {
  const t = useTranslations('interview');
  const { draft, isAsking, ask, cancel, isHeadingWanted, write } = interview;
  if (isAsking || !draft) return <PanelWait title={t('title')} sentence={t('asking')} onCancel={cancel} />;
  const isOld = isStale(draft, form);
  const news = isOld ? t('stale') : draft.isGeneral ? t('general') : null;
  return (
    <fieldset aria-label={t('title')} aria-describedby="interview-hint" className={PANEL}>
      <PanelHead title={t('title')} isFocused={isHeadingWanted}>
        {draft.isGeneral && !isOld ? null : (
          <Button Icon={RotateCcw} variant="outline" size="sm" aria-disabled={isOff} onClick={() => isOff || ask(form)}>
            {t('again')}
          </Button>
        )}
      </PanelHead>
      <p id="interview-hint" className="-mt-2 text-sm text-muted-foreground">
        {t('hint')}
      </p>
      <p role="status" className="text-sm font-medium empty:sr-only">
        {news}
      </p>
      <AnswerFields answers={draft.answers} language={form.language} onWrite={write} />
    </fieldset>
  );
}
