import { Textarea } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { MAX_REPORT_CHARACTERS } from '@/lib/constants/limits.ts';
import { REPORT_MESSAGES } from '@/lib/constants/report-messages.ts';

type Choice = { value: string; label: string; hint?: string };

type ChoicesProps = { legend: string; name: string; choices: readonly Choice[] };

export function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-2 overflow-hidden rounded-md border border-input">
        {choices.map(({ value, label, hint }) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 border-b border-border px-3 py-2.5 last:border-b-0 hover:bg-accent has-checked:bg-accent"
          >
            <input type="radio" name={name} value={value} required className="mt-1 size-4 shrink-0 accent-foreground" />
            <span>
              {label}
              {hint ? <span className="block text-sm text-muted-foreground">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type WordsFieldProps = { id: string; name: string; label: string; hint: string; className?: string };

export function WordsField({ id, name, label, hint, className = 'min-h-36' }: WordsFieldProps) {
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
        {hint}
      </p>
      <div className="mt-2">
        <Textarea
          id={id}
          name={name}
          required
          maxLength={MAX_REPORT_CHARACTERS}
          aria-describedby={`${id}-hint`}
          className={className}
        />
      </div>
    </div>
  );
}

/** Why a form could not be saved, by the code in the page's address. */
export function FormProblem({ code }: { code: string | string[] | undefined }) {
  const { problems } = REPORT_MESSAGES;
  if (code === undefined) return null;
  return (
    <p role="alert" className="mt-6 border-l-2 border-destructive-text pl-3 text-destructive-text">
      {Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.other}
    </p>
  );
}
