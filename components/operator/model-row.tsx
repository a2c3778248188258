import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { bytesInWords } from '@/lib/constants/model-messages.ts';
import { OPERATOR_MESSAGES } from '@/lib/constants/operator-messages.ts';
import type { OfferedModel } from '@/lib/operator/schema.ts';
import { ModelProgress } from './model-progress.tsx';
import type { ModelActions } from './use-operator.ts';

const { models: texts } = OPERATOR_MESSAGES;

function Facts({ model }: { model: OfferedModel }) {
  const facts = [
    ['Download', bytesInWords(model.fileBytes)],
    ['Memory', bytesInWords(model.neededBytes)],
    ['License', model.license],
    ['Languages', model.languages],
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-[5.5rem_5.5rem_6.5rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Warnings before a download, or why it failed. */
function Notes({ model, memoryBytes }: { model: OfferedModel; memoryBytes: number }) {
  const { state, neededBytes, wantsGraphicsCard, fileBytes } = model;
  const notes = [
    neededBytes > memoryBytes && texts.tooLarge(bytesInWords(memoryBytes)),
    neededBytes <= memoryBytes && wantsGraphicsCard && texts.wantsGraphicsCard,
    state.kind === 'partial' && texts.partial(bytesInWords(state.doneBytes), bytesInWords(fileBytes)),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-muted-foreground">
          {note}
        </p>
      ))}
      {state.kind === 'failed' ? (
        <p
          role="alert"
          className="mt-3 border-l-2 border-destructive-text pl-3 text-sm break-words text-destructive-text"
        >
          {state.message}
        </p>
      ) : null}
    </>
  );
}

type Action = { label: string; run: () => void };

/** The main action for a model, and another one. */
function actionsOf(
  { name, isSelected, state, fileBytes }: OfferedModel,
  { fetch, stop, select }: ModelActions,
  onRemove: () => void,
): { next: Action; other?: Action } {
  const download = () => void fetch(name);
  switch (state.kind) {
    case 'absent':
      return { next: { label: `Download ${bytesInWords(fileBytes)}`, run: download } };
    case 'partial':
      return { next: { label: 'Resume', run: download }, other: { label: 'Discard', run: onRemove } };
    case 'failed':
      return {
        next: { label: 'Try again', run: download },
        other:
          state.doneBytes > 0 ? { label: 'Discard', run: onRemove } : { label: 'Dismiss', run: () => void stop(name) },
      };
    case 'ready':
      return {
        next: isSelected
          ? { label: 'Stop using', run: () => void select(null) }
          : { label: 'Use this model', run: () => void select(name) },
        other: { label: 'Remove', run: onRemove },
      };
    default:
      return { next: { label: 'Stop', run: () => void stop(name) } };
  }
}

/** Id of a model's main button: the same element for all actions, so that it keeps the focus. */
export const modelButtonId = (name: string) => `model-${name}`;

type ModelRowProps = {
  model: OfferedModel;
  memoryBytes: number;
  isBestFit: boolean;
  /** Whether downloading it is the main action of the page. */
  isNext: boolean;
  /** Whether it is the model that writes. */
  isWriting: boolean;
  isBusy: boolean;
  actions: ModelActions;
  onRemove: () => void;
};

/** A model of the catalog. */
export function ModelRow(props: ModelRowProps) {
  const { model, memoryBytes, isBestFit, isNext, isWriting, isBusy, actions, onRemove } = props;
  const { name, title, isSelected, state } = model;
  const { next, other } = actionsOf(model, actions, onRemove);
  const isOffered = state.kind === 'absent' || state.kind === 'partial';
  return (
    <li className="border-b border-border py-6">
      <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-start md:justify-between">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-2xl leading-tight font-semibold tracking-tight">
            {title}
            {isWriting ? <Badge className="border-primary font-sans">In use</Badge> : null}
            {isSelected && !isWriting ? <Badge className="font-sans">Selected</Badge> : null}
            {isBestFit && isOffered ? <Badge className="font-sans">Best fit for this machine</Badge> : null}
          </h3>
          <Facts model={model} />
          <Notes model={model} memoryBytes={memoryBytes} />
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 md:w-56 md:justify-end">
          <ActionButton
            id={modelButtonId(name)}
            variant={isNext && isOffered ? 'default' : 'outline'}
            isBusy={isBusy}
            onClick={next.run}
            aria-label={`${next.label}: ${title}`}
          >
            {next.label}
          </ActionButton>
          {other ? (
            <ActionButton variant="ghost" isBusy={isBusy} onClick={other.run} aria-label={`${other.label}: ${title}`}>
              {other.label}
            </ActionButton>
          ) : null}
        </div>
      </div>
      <ModelProgress model={model} />
    </li>
  );
}
