import { AI_USES, type AiUse } from '@/lib/constants/crawlers.ts';
import { AI_CHOICE_TEXTS } from '@/lib/constants/owner-messages.ts';

type AiChoiceProps = { optOuts: readonly AiUse[]; onChange: (optOuts: AiUse[]) => void };

export function AiChoice({ optOuts, onChange }: AiChoiceProps) {
  return (
    <fieldset className="mt-5" aria-describedby="ai-hint">
      <legend className="text-sm font-semibold">{AI_CHOICE_TEXTS.legend}</legend>
      {AI_USES.map((use) => (
        <label key={use} className="mt-2 flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={optOuts.includes(use)}
            onChange={() => onChange(AI_USES.filter((each) => optOuts.includes(each) !== (each === use)))}
            className="size-4 accent-foreground"
          />
          {AI_CHOICE_TEXTS[use]}
        </label>
      ))}
      <p id="ai-hint" className="mt-2 text-sm text-muted-foreground">
        {AI_CHOICE_TEXTS.hint}
      </p>
    </fieldset>
  );
}
