import { useState } from 'react';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { bytesInWords, OPERATOR_MESSAGES, timeLeft } from '@/lib/constants/operator-messages.ts';
import { bestFit, isDownloading } from '@/lib/operator/rules.ts';
import type { ModelState, OfferedModel, OperatorState } from '@/lib/operator/schema.ts';
import type { ModelActions } from './use-operator.ts';

type Fetching = Extract<ModelState, { kind: 'fetching' }>;

const fetchedPercent = ({ doneBytes, sizeBytes }: Fetching) =>
  sizeBytes > 0 ? Math.floor((doneBytes / sizeBytes) * 100) : null;

function progressText(state: Fetching): string {
  const { doneBytes, sizeBytes, bytesPerSecond, message } = state;
  if (message || sizeBytes === 0) return message || 'Looking for the file…';
  const arrived = `${bytesInWords(doneBytes)} of ${bytesInWords(sizeBytes)}`;
  if (bytesPerSecond === 0) return arrived;
  const left = timeLeft((sizeBytes - doneBytes) / bytesPerSecond);
  return [arrived, `${bytesInWords(bytesPerSecond)}/s`, left].join(' · ');
}

function announcement(title: string, state: ModelState): string {
  if (state.kind !== 'fetching') return '';
  const percent = fetchedPercent(state);
  return percent === null ? `Downloading ${title}` : `Downloading ${title}: ${Math.floor(percent / 10) * 10} percent`;
}

function ModelProgress({ model: { title, state } }: { model: OfferedModel }) {
  if (state.kind !== 'fetching' && state.kind !== 'queued') return null;
  const percent = state.kind === 'fetching' ? fetchedPercent(state) : null;
  const text = state.kind === 'fetching' ? progressText(state) : 'Waiting to start…';
  return (
    <div className="mt-4">
      <Progress
        value={percent}
        aria-label={`Downloading ${title}`}
        {...(percent !== null && { 'aria-valuetext': `${percent} percent` })}
        className="h-1.5"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-display text-sm tabular-nums">
        <span className="min-w-0 break-words">{text}</span>
        {percent === null ? null : <span>{percent} %</span>}
      </p>
      <LiveRegion>{announcement(title, state)}</LiveRegion>
    </div>
  );
}

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

type Action = readonly [label: string, run: () => void];

function modelActions(
  { name, isSelected, state, fileBytes }: OfferedModel,
  { fetch, stop, select }: ModelActions,
  onRemove: () => void,
): readonly [next: Action, other?: Action] {
  const download = () => void fetch(name);
  const end = () => void stop(name);
  switch (state.kind) {
    case 'absent':
      return [[`Download ${bytesInWords(fileBytes)}`, download]];
    case 'partial':
      return [
        ['Resume', download],
        ['Discard', onRemove],
      ];
    case 'failed':
      return [['Try again', download], state.doneBytes > 0 ? ['Discard', onRemove] : ['Dismiss', end]];
    case 'ready': {
      const use = () => void select(isSelected ? null : name);
      return [
        [isSelected ? 'Stop using' : 'Use this model', use],
        ['Remove', onRemove],
      ];
    }
    default:
      return [['Stop', end]];
  }
}

/** Id of a model's main button: the same element for all actions, so that it keeps the focus. */
const modelButtonId = (name: string) => `model-${name}`;

type ModelRowProps = {
  model: OfferedModel;
  memoryBytes: number;
  isBestFit: boolean;
  isNext: boolean;
  isWriting: boolean;
  isBusy: boolean;
  actions: ModelActions;
  onRemove: () => void;
};

function ModelRow(props: ModelRowProps) {
  const { model, memoryBytes, isBestFit, isNext, isWriting, isBusy, actions, onRemove } = props;
  const { name, title, isSelected, state } = model;
  const [[label, run], other] = modelActions(model, actions, onRemove);
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
            onClick={run}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </ActionButton>
          {other ? (
            <ActionButton variant="ghost" isBusy={isBusy} onClick={other[1]} aria-label={`${other[0]}: ${title}`}>
              {other[0]}
            </ActionButton>
          ) : null}
        </div>
      </div>
      <ModelProgress model={model} />
    </li>
  );
}

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

export function ModelList({ state, busy, actions }: ModelListProps) {
  const { models, memoryBytes, selected, writer } = state;
  const [removed, setRemoved] = useState<OfferedModel | null>(null);
  const fitting = bestFit(models, memoryBytes);
  const isIdle = !writer && !models.some((model) => isDownloading(model.state));
  const isOther = selected !== null && !models.some(({ name }) => name === selected);
  return (
    <section aria-labelledby="models" className="mt-14">
      <Heading id="models" className="text-[clamp(1.75rem,4vw,2.5rem)] leading-none">
        Models
      </Heading>
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
