import { useState } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { Translator } from '@/lib/messages/translator.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { bytesInWords, timeLeft } from '@/lib/models/hub/progress-words.ts';
import { bestFit, isDownloading } from '@/lib/operator/rules.ts';
import type { ModelState, OfferedModel, OperatorState } from '@/lib/operator/schema.ts';
import type { ModelActions } from './use-operator.ts';

type Fetching = Extract<ModelState, { kind: 'fetching' }>;

const fetchedPercent = ({ doneBytes, sizeBytes }: Fetching) =>
  sizeBytes > 0 ? Math.floor((doneBytes / sizeBytes) * 100) : null;

type Texts = Translator<'operator.models'>;

const sizeIn = ({ language }: Texts, bytes: number) => bytesInWords(bytes, language);

function progressText(t: Texts, { doneBytes, sizeBytes, bytesPerSecond, message }: Fetching): string {
  if (message || sizeBytes === 0) return message || t('findingFile');
  const arrived = t('arrived', { done: sizeIn(t, doneBytes), size: sizeIn(t, sizeBytes) });
  if (bytesPerSecond === 0) return arrived;
  const speed = t('speed', { size: sizeIn(t, bytesPerSecond) });
  return [arrived, speed, timeLeft(t, (sizeBytes - doneBytes) / bytesPerSecond)].join(' · ');
}

function announcement(t: Texts, title: string, state: ModelState): string {
  if (state.kind !== 'fetching') return '';
  const percent = fetchedPercent(state);
  if (percent === null) return t('downloading', { title });
  return t('downloadingPercent', { title, percent: Math.floor(percent / 10) * 10 });
}

function ModelProgress({ model: { title, state } }: { model: OfferedModel }) {
  const t = useTranslations('operator.models');
  if (state.kind !== 'fetching' && state.kind !== 'queued') return null;
  const percent = state.kind === 'fetching' ? fetchedPercent(state) : null;
  const text = state.kind === 'fetching' ? progressText(t, state) : t('queued');
  return (
    <div className="mt-4">
      <Progress
        value={percent}
        aria-label={t('downloading', { title })}
        {...(percent !== null && { 'aria-valuetext': t('percentInWords', { percent }) })}
        className="h-1.5"
      />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-display text-sm tabular-nums">
        <span className="min-w-0 break-words">{text}</span>
        {percent === null ? null : <span>{t('percent', { percent })}</span>}
      </p>
      <LiveRegion>{announcement(t, title, state)}</LiveRegion>
    </div>
  );
}

function Facts({ model }: { model: OfferedModel }) {
  const t = useTranslations('operator.models');
  const facts = [
    ['download', sizeIn(t, model.fileBytes)],
    ['memory', sizeIn(t, model.neededBytes)],
    ['license', model.license],
    ['languages', t(`knows.${model.languages}`)],
  ] as const;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-[5.5rem_5.5rem_6.5rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted-foreground">{t(name)}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ model, memoryBytes }: { model: OfferedModel; memoryBytes: number }) {
  const t = useTranslations('operator.models');
  const { state, neededBytes, wantsGraphicsCard, fileBytes } = model;
  const notes = [
    neededBytes > memoryBytes && t('tooLarge', { memory: sizeIn(t, memoryBytes) }),
    neededBytes <= memoryBytes && wantsGraphicsCard && t('wantsGraphicsCard'),
    state.kind === 'partial' && t('partial', { done: sizeIn(t, state.doneBytes), size: sizeIn(t, fileBytes) }),
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
          className="mt-3 border-s-2 border-destructive-text ps-3 text-sm break-words text-destructive-text"
        >
          {state.message}
        </p>
      ) : null}
    </>
  );
}

/** `label` is a message; `download` says the size, too. */
type Action = readonly [label: KeyIn<'operator.models.actions'> | 'download', run: () => void];

function modelActions(
  { name, isSelected, state }: OfferedModel,
  { fetch, stop, select }: ModelActions,
  onRemove: () => void,
): readonly [next: Action, other?: Action] {
  const download = () => void fetch(name);
  const end = () => void stop(name);
  switch (state.kind) {
    case 'absent':
      return [['download', download]];
    case 'partial':
      return [
        ['resume', download],
        ['discard', onRemove],
      ];
    case 'failed':
      return [['tryAgain', download], state.doneBytes > 0 ? ['discard', onRemove] : ['dismiss', end]];
    case 'ready': {
      const use = () => void select(isSelected ? null : name);
      return [
        [isSelected ? 'stopUsing' : 'use', use],
        ['remove', onRemove],
      ];
    }
    default:
      return [['stop', end]];
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
  const t = useTranslations('operator.models');
  const [next, other] = modelActions(model, actions, onRemove);
  const buttonProps = ([label, run]: Action) => {
    const size = sizeIn(t, model.fileBytes);
    const action = label === 'download' ? t('downloadOf', { size }) : t(`actions.${label}`);
    return { isBusy, onClick: run, 'aria-label': t('actionOn', { action, title }), children: action };
  };
  const isOffered = state.kind === 'absent' || state.kind === 'partial';
  return (
    <li className="border-b border-border py-6">
      <div className="flex flex-col gap-x-8 gap-y-4 md:flex-row md:items-start md:justify-between">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-2xl leading-tight font-semibold tracking-tight">
            {title}
            {isWriting ? <Badge className="border-primary font-sans">{t('inUse')}</Badge> : null}
            {isSelected && !isWriting ? <Badge className="font-sans">{t('selected')}</Badge> : null}
            {isBestFit && isOffered ? <Badge className="font-sans">{t('bestFit')}</Badge> : null}
          </h3>
          <Facts model={model} />
          <Notes model={model} memoryBytes={memoryBytes} />
        </div>
        <div className="flex shrink-0 flex-wrap gap-3 md:w-56 md:justify-end">
          <ActionButton
            id={modelButtonId(name)}
            variant={isNext && isOffered ? 'default' : 'outline'}
            {...buttonProps(next)}
          />
          {other ? <ActionButton variant="ghost" {...buttonProps(other)} /> : null}
        </div>
      </div>
      <ModelProgress model={model} />
    </li>
  );
}

type RemoveDialogProps = { model: OfferedModel; remove: ModelActions['remove']; onClose: () => void };

function RemoveDialog({ model, remove, onClose }: RemoveDialogProps) {
  const t = useTranslations('operator.models');
  const { name, title, state, fileBytes, isSelected } = model;
  const isWhole = state.kind === 'ready';
  const arrived = 'doneBytes' in state ? state.doneBytes : fileBytes;
  const stem = isWhole ? 'removal' : 'discarding';
  const size = sizeIn(t, isWhole ? fileBytes : arrived);
  const text = isWhole && isSelected ? 'removal.textSelected' : (`${stem}.text` as const);
  return (
    <ConfirmDialog
      title={t(`${stem}.title`, { title })}
      text={t(text, { title, size })}
      action={{ label: t(`actions.${isWhole ? 'remove' : 'discard'}`), busy: t(`${stem}.busy`) }}
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
  const t = useTranslations('operator.models');
  const { models, memoryBytes, selected, writer } = state;
  const [removed, setRemoved] = useState<OfferedModel | null>(null);
  const fitting = bestFit(models, memoryBytes);
  const isIdle = !writer && !models.some((model) => isDownloading(model.state));
  const isOther = selected !== null && !models.some(({ name }) => name === selected);
  return (
    <section aria-labelledby="models" className="mt-14">
      <Heading id="models" className="text-[clamp(1.75rem,4vw,2.5rem)] leading-none">
        {t('title')}
      </Heading>
      <p className="mt-3 max-w-[44rem] text-muted-foreground">{t('about', { memory: sizeIn(t, memoryBytes) })}</p>
      {isOther ? (
        <p className="mt-4 flex flex-wrap items-center gap-4 text-sm">
          <span>{t('other', { name: selected })}</span>
          <Button variant="outline" size="sm" onClick={() => void actions.select(null)}>
            {t('actions.stopUsing')}
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
