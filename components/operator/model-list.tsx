'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/blog/deletion/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { bytesInWords } from '@/lib/constants/model-messages.ts';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import { bestFit, isUnderWay } from '@/lib/operator/rules.ts';
import type { OfferedModel, OperatorState } from '@/lib/operator/schema.ts';
import { ModelRow, modelButtonId } from './model-row.tsx';
import type { ModelActions } from './use-operator.ts';

const { models: texts } = OPERATOR_MESSAGES;

type RemoveDialogProps = { model: OfferedModel; remove: ModelActions['remove']; onClose: () => void };

function RemoveDialog({ model, remove, onClose }: RemoveDialogProps) {
  const { name, title, state, fileBytes, isSelected } = model;
  const isWhole = state.kind === 'ready';
  const arrived = 'doneBytes' in state ? state.doneBytes : fileBytes;
  const text = isWhole
    ? [texts.remove(title, bytesInWords(fileBytes)), isSelected && texts.removeSelected]
    : [texts.discard(title, bytesInWords(arrived))];
  return (
    <ConfirmDialog
      title={isWhole ? `Remove ${title}?` : `Discard ${title}?`}
      text={text.filter(Boolean).join(' ')}
      action={isWhole ? { label: 'Remove', busy: 'Removing...' } : { label: 'Discard', busy: 'Discarding...' }}
      onConfirm={() => remove(name)}
      onClose={() => {
        onClose();
        // The button that opened the dialog may be gone. The dialog restores the focus a moment after it closes.
        setTimeout(() => document.getElementById(modelButtonId(name))?.focus(), 50);
      }}
    />
  );
}

type ModelListProps = { state: OperatorState; busy: string | null; actions: ModelActions };

/** Models to download, select and remove. */
export function ModelList({ state, busy, actions }: ModelListProps) {
  const { models, memoryBytes, selected, writer } = state;
  const [removed, setRemoved] = useState<OfferedModel | null>(null);
  const fitting = bestFit(models, memoryBytes);
  const isIdle = !writer && !models.some((model) => isUnderWay(model.state));
  const isOther = selected !== null && !models.some(({ name }) => name === selected);
  return (
    <section aria-labelledby="models" className="mt-14">
      <h2
        id="models"
        className="font-display text-[clamp(1.75rem,4vw,2.5rem)] leading-none font-semibold tracking-tight"
      >
        Models
      </h2>
      <p className="mt-3 max-w-[44rem] text-muted-foreground">{texts.about(bytesInWords(memoryBytes))}</p>
      {isOther ? (
        <p className="mt-4 flex flex-wrap items-center gap-4 text-sm">
          <span>{texts.other(selected)}</span>
          <Button variant="outline" size="sm" onClick={() => void actions.select(null)}>
            Stop using
          </Button>
        </p>
      ) : null}
      <ul className="mt-6 border-t border-border">
        {models.map((model) => (
          <ModelRow
            key={model.name}
            model={model}
            memoryBytes={memoryBytes}
            isBestFit={model.name === fitting}
            isNext={model.name === fitting && isIdle}
            isWriting={model.isSelected && writer?.origin === 'local'}
            isBusy={busy === model.name}
            actions={actions}
            onRemove={() => setRemoved(model)}
          />
        ))}
      </ul>
      {removed ? <RemoveDialog model={removed} remove={actions.remove} onClose={() => setRemoved(null)} /> : null}
    </section>
  );
}
