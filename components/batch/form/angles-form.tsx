import { RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { WritingField } from '@/components/blog/editing/fields/text-fields.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { BATCH_TEXTS } from '../texts.ts';
import { type AngledBatch, angleFault, type BatchControl } from '../use-batch.ts';

const offClasses = 'aria-disabled:pointer-events-none aria-disabled:opacity-55';
const idOf = (at: number) => `angle-${at}`;

/** Editor of a batch's proposed angles. */
export function AnglesForm({ shown, control }: { shown: AngledBatch; control: BatchControl }) {
  const { isBusy } = control;
  const { isSuggesting, change, close } = control.angles;
  const { angles } = shown;
  const { language } = shown.options.form;
  const fault = angleFault(angles);
  useEffect(() => document.getElementById(idOf(0))?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (fault) document.getElementsByName(fault.path)[0]?.focus();
    else void control.write(shown);
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Angles" className="flex flex-col gap-5">
      <div>
        <h2 className="font-display text-2xl leading-tight font-semibold tracking-[-0.01em]">
          One angle for each blog
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">{BATCH_TEXTS.anglesHint}</p>
      </div>
      <fieldset disabled={isBusy} className="flex min-w-0 flex-col gap-4 disabled:opacity-70">
        {angles.map((angle, at) => (
          <WritingField
            // biome-ignore lint/suspicious/noArrayIndexKey: the angle of a blog keeps its place
            key={at}
            id={idOf(at)}
            name={`angles.${at}`}
            label={`Blog ${at + 1}`}
            value={angle}
            onWrite={(text) => change(at, text)}
            fault={fault}
            lang={LANGUAGE_DETAILS[language].tag}
            placeholder={BATCH_TEXTS.anglePlaceholder}
            className="text-[0.9375rem] leading-relaxed"
          />
        ))}
      </fieldset>
      <p role="status" className="text-sm font-medium empty:hidden">
        {isSuggesting ? BATCH_TEXTS.findingAngles : ''}
      </p>
      {isSuggesting ? <Progress aria-label={BATCH_TEXTS.findingAngles} /> : null}
      {/* Not disabled, which would lose the focus. */}
      <Button type="submit" size="lg" aria-disabled={isBusy} className={offClasses}>
        Write {angles.length} blogs
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button
          Icon={RotateCcw}
          variant="outline"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void control.suggestAngles(shown)}
          className={offClasses}
        >
          Suggest others
        </Button>
        <Button variant="ghost" aria-disabled={isBusy} onClick={isBusy ? undefined : close} className={offClasses}>
          Back to the form
        </Button>
      </div>
    </form>
  );
}
