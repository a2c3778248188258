'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { AdvancedSettings, CONTROLS } from '@/components/create/form/controls.tsx';
import { useFormParts } from '@/components/create/form/fields.tsx';
import { CustomImages } from '@/components/create/images/custom-images.tsx';
import { useFreeBlogs } from '@/components/generation/free-blogs.ts';
import { filledFields } from '@/components/generation/request.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useFocusReturn } from '@/components/ui/focus.ts';
import { Label } from '@/components/ui/label.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { AnnouncedWriterLine, useConnectedModel, useLibrary } from '@/components/writer/connected-model.tsx';
import { MAX_BATCH_SIZE, MAX_IMAGES, MIN_BATCH_SIZE } from '@/lib/constants/limits.ts';
import { FREE_BLOG_LIMIT, IS_UNLIMITED, TAKES_PAYMENTS } from '@/lib/constants/plans.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { batchFormSchema } from '@/lib/writing/schema.ts';
import { BatchProgress, BatchSteps, RunningBatch, StoppedBatch } from '../batch-status.tsx';
import { allowedSize, freeBlogs } from '../rules.ts';
import { type BatchControl, useBatch } from '../use-batch.ts';
import { PlanForm, PlanStatus } from './plan-form.tsx';
import { BATCH_IMAGES_KEY, forgetBatchDraft, useBatchDraft } from './use-batch-draft.ts';

/** How many blogs: 2 to 20 in steps of 1 (spec §5). */
function SizeField({ value, onChange }: { value: number; onChange: (size: number) => void }) {
  const t = useTranslations('batch');
  return (
    <div>
      <div className="flex h-5 items-baseline justify-between gap-2">
        <Label htmlFor="batch-size">{t('size')}</Label>
        <output htmlFor="batch-size" className="font-display text-2xl leading-5 tabular-nums">
          {value}
        </output>
      </div>
      <input
        id="batch-size"
        name="batchSize"
        type="range"
        min={MIN_BATCH_SIZE}
        max={MAX_BATCH_SIZE}
        step={1}
        value={value}
        aria-valuetext={t('sizeText', { size: value })}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-primary disabled:cursor-default"
      />
      <div aria-hidden className="-mt-1 flex justify-between text-xs text-muted-foreground">
        <span>{MIN_BATCH_SIZE}</span>
        <span>{MAX_BATCH_SIZE}</span>
      </div>
    </div>
  );
}

type BatchFormProps = { control: BatchControl; state: ReturnType<typeof useBatchDraft>; freeBlogsLeft: number | null };

function SignInHint() {
  const t = useTranslations('batch');
  const { isOperator } = useAuth();
  const link = { href: '/login', className: 'font-medium text-foreground link-underline' } as const;
  return (
    <p className="text-center text-sm text-muted-foreground">
      {IS_UNLIMITED || isOperator ? (
        <Link {...link}>{t('signIn')}</Link>
      ) : (
        t.rich('signInLimited', { link: <Link {...link} />, limit: FREE_BLOG_LIMIT })
      )}
    </p>
  );
}

function FreeBlogsLeft({ left, wanted }: { left: number; wanted: number }) {
  const seePlan = useTranslations('batch')('seePlan');
  return (
    <p role="status" className="text-center text-sm text-muted-foreground">
      {freeBlogs(useTranslations('batch.freeBlogs'), left, wanted)}
      {TAKES_PAYMENTS && left < MIN_BATCH_SIZE ? (
        <Link href="/profile#subscription" className="mt-2 block font-medium text-foreground link-underline">
          {seePlan}
        </Link>
      ) : null}
    </p>
  );
}

/** The form of a batch (spec §2 /batch, §5 Batch form). */
function BatchForm({ control, state, freeBlogsLeft }: BatchFormProps) {
  const t = useTranslations('batch');
  const create = useTranslations('create');
  const { user, loading: isAuthLoading } = useAuth();
  const { draft, change } = state;
  const { live, isWriting, isBusy, plan } = control;
  const batch = live?.batch;
  const topicBox = useRef<HTMLTextAreaElement>(null);
  const parts = useFormParts(state, topicBox, BATCH_IMAGES_KEY, (free) =>
    t.titled('imagesDropped', { free, most: MAX_IMAGES }),
  );
  const { sources, custom, findSources } = parts;
  const hasSources = draft.sourceUrls.length > 0;
  const library = useLibrary({ topic: draft.topic, language: draft.language, hasSources });
  const hasModel = typeof useConnectedModel()?.model === 'string';
  const shown = plan.batch;
  const button = useFocusReturn(shown !== null);
  const allowed = allowedSize(draft.batchSize, freeBlogsLeft);
  const isUsedUp = allowed === null;
  const isBlocked = isBusy || isAuthLoading || isUsedUp;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBlocked) return;
    const checked = batchFormSchema.safeParse(filledFields({ ...draft, findSources }));
    const issue = checked.error?.issues[0];
    // A key of this part, or a sentence, which is shown as it is.
    if (issue) parts.refuse(t(issue.message.replace(/^batch\./, '') as KeyIn<'batch'>), issue.path[0] === 'topic');
    if (!checked.success) return;
    const sourceUrls = sources.settle();
    const images = sourceUrls && custom.links.settle();
    if (sourceUrls && images) void control.propose({ form: { ...checked.data, sourceUrls: [...sourceUrls] }, images });
  }

  if (shown) return <PlanForm shown={shown} control={control} />;
  return (
    <form onSubmit={submit} noValidate aria-label={t('create')} className="flex flex-col gap-5">
      {batch && !isWriting ? (
        <StoppedBatch
          batch={batch}
          takesFocus={control.hasStopped}
          onContinue={() => void control.resume(batch.id)}
          onDismiss={() => control.dismiss(batch.id)}
        />
      ) : null}
      <fieldset disabled={isWriting || isUsedUp} className="flex min-w-0 flex-col gap-5 disabled:opacity-70">
        <CONTROLS.topic {...parts.topic} label={t('topic')} placeholder={t('topicExample')} className="min-h-24" />
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <SizeField value={draft.batchSize} onChange={(batchSize) => change({ batchSize })} />
          <CONTROLS.length value={draft.length} onChange={(length) => change({ length })} />
        </div>
        <h2 className="sr-only">{t('sourcesAndImages')}</h2>
        <CONTROLS.sourceUrls sources={sources} notes={plan.notes} />
        <CustomImages {...custom} />
        <AdvancedSettings
          title={t('options')}
          hint={t('optionsHint')}
          settings={draft}
          hasResearch={parts.hasResearch}
          imagesLabel={t('includeImages')}
          onChange={change}
          top={
            <div className="grid grid-cols-2 gap-x-3 gap-y-4 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-x-5">
              <CONTROLS.language value={draft.language} onChange={(language) => change({ language })} />
              <CONTROLS.style choice={draft} onChange={change} />
            </div>
          }
          aboveImages={
            <SwitchField
              label={t('diversify')}
              hint={t('diversifyHint')}
              checked={draft.diversifyNiches}
              onChange={(diversifyNiches) => change({ diversifyNiches })}
            />
          }
        >
          <CONTROLS.advancedPrompting
            value={draft.advancedPrompting}
            onChange={(advancedPrompting) => change({ advancedPrompting })}
          />
        </AdvancedSettings>
      </fieldset>
      <AnnouncedWriterLine research={draft.findSources} hasSources={hasSources}>
        {library && create('library.batch', { count: library.batch })}
      </AnnouncedWriterLine>
      <PlanStatus plan={plan} asksModel={hasModel && draft.diversifyNiches} />
      <ActionButton ref={button} type="submit" size="lg" isBlocked={isBlocked} className="w-full">
        {isWriting ? t('generating') : t('generate', { size: allowed ?? draft.batchSize })}
      </ActionButton>
      {live?.batch.status === 'running' ? (
        <RunningBatch live={live} onStop={() => control.stop(live.batch.id)} onRetry={control.retry} />
      ) : null}
      {user || isAuthLoading ? null : <SignInHint />}
      {freeBlogsLeft === null ? null : <FreeBlogsLeft left={freeBlogsLeft} wanted={draft.batchSize} />}
    </form>
  );
}

/** Batch generation (spec §2, /batch): the form, and beside it the blogs as they are written. */
export function BatchScreen() {
  const { offer, dialog } = usePremiumOffer();
  const state = useBatchDraft();
  const { left, recount } = useFreeBlogs();
  const control = useBatch({
    onWritten: forgetBatchDraft,
    onEnd: recount,
    onSubscriptionNeeded: offer,
    onFewer: (batchSize) => state.change({ batchSize }),
  });
  const size = allowedSize(state.draft.batchSize, left);
  useEffect(preloadToasts, []);
  return (
    <div className="page-width grid gap-x-12 gap-y-10 pb-4 lg:grid-cols-[1.35fr_1fr]">
      <div className="min-w-0">
        <Card className="p-5 shadow-stacked sm:p-7">
          <BatchSteps at={control.live?.batch.status === 'running' ? 2 : Number(control.plan.batch !== null)} />
          <BatchForm control={control} state={state} freeBlogsLeft={left} />
        </Card>
      </div>
      <div className="min-w-0">
        <BatchProgress
          batch={control.live?.batch ?? null}
          planned={control.plan.batch}
          size={size ?? state.draft.batchSize}
        />
      </div>
      {dialog}
    </div>
  );
}
