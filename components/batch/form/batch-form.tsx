'use client';

import Link from 'next/link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { LengthField } from '@/components/create/form/choice-fields.tsx';
import { CustomImages } from '@/components/create/images/custom-images.tsx';
import { useCustomImages } from '@/components/create/images/use-custom-images.ts';
import { useImageLinkEditor } from '@/components/create/images/use-image-link-editor.ts';
import { shownTopicProblem } from '@/components/create/rules.ts';
import { SourceUrls } from '@/components/create/sources/source-urls.tsx';
import { useSourceUrls } from '@/components/create/sources/use-source-urls.ts';
import { CREATE_TEXTS } from '@/components/create/texts.ts';
import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { AnnouncedWriterLine } from '@/components/writer/announced-writer-line.tsx';
import { useConnectedModel, useHasResearch } from '@/components/writer/use-connected-model.ts';
import { BATCH_FORM_MESSAGES, BATCH_MESSAGES } from '@/lib/constants/batch-messages.ts';
import { batchFormSchema } from '@/lib/writing/batch-schema.ts';
import { AnglesForm } from '../angles/angles-form.tsx';
import { RunningBatch } from '../progress/running-batch.tsx';
import { StoppedBatch } from '../progress/stopped-batch.tsx';
import { allowedSize } from '../rules.ts';
import { BATCH_TEXTS } from '../texts.ts';
import type { BatchControl } from '../use-batch.ts';
import { AdvancedOptions } from './advanced-options.tsx';
import { BatchTopic } from './batch-topic.tsx';
import { SizeField } from './size-field.tsx';
import { BATCH_IMAGES_KEY, type useBatchDraft } from './use-batch-draft.ts';

type BatchFormProps = {
  control: BatchControl;
  state: ReturnType<typeof useBatchDraft>;
  /** Of whoever is signed in; null without a limit. */
  freeBlogsLeft: number | null;
};

/** What is asked before a batch is begun, and what came of it. */
function PlanStatus({ material, asksModel }: Pick<BatchControl, 'material'> & { asksModel: boolean }) {
  const asked = asksModel ? BATCH_TEXTS.findingAngles : BATCH_TEXTS.checking;
  return (
    <>
      <p role="status" className="text-sm font-medium empty:hidden">
        {material.isChecked ? asked : material.shortage}
      </p>
      {material.isChecked ? <Progress aria-label={asked} /> : null}
    </>
  );
}

/** The form's button, which takes the focus when the angles that were shown in the form's place are closed. */
function useButtonAfter(isAway: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return button;
}

function SignInHint() {
  return (
    <p className="text-center text-sm text-muted-foreground">
      <Link
        href="/login"
        className="font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
      >
        {BATCH_MESSAGES.signInHint}
      </Link>
      . Without an account you get one blog, signed in 4 in total.
    </p>
  );
}

/** How many free blogs there are for the batch, and what that makes of it. */
function FreeBlogsLeft({ left, wanted }: { left: number; wanted: number }) {
  const size = allowedSize(wanted, left);
  const isCut = size !== null && size < wanted;
  return (
    <p role="status" className="text-center text-sm text-muted-foreground">
      {CREATE_TEXTS.freeLeft(left)}
      {isCut ? ` ${BATCH_TEXTS.cutTo(size, wanted)}` : ''}
      {left === 1 ? ` ${BATCH_TEXTS.oneLeft.description}` : ''}
    </p>
  );
}

/** The form of a batch (spec §2 /batch, §5 Batch form). */
export function BatchForm({ control, state, freeBlogsLeft }: BatchFormProps) {
  const { user, loading: isAuthLoading } = useAuth();
  const { draft, change, changeSourceUrls } = state;
  const { batch, isWriting, isBusy, material } = control;
  const topicBox = useRef<HTMLTextAreaElement>(null);
  const [topicError, setTopicError] = useState<string | null>(null);
  const sources = useSourceUrls(draft.sourceUrls, changeSourceUrls);
  const custom = useCustomImages(BATCH_IMAGES_KEY, BATCH_FORM_MESSAGES.imagesDropped);
  const links = useImageLinkEditor(custom);
  const hasResearch = useHasResearch();
  const hasModel = typeof useConnectedModel()?.model === 'string';
  const shown = control.angles.batch;
  const button = useButtonAfter(shown !== null);
  const isBlocked = isBusy || isAuthLoading;
  const size = allowedSize(draft.batchSize, freeBlogsLeft) ?? draft.batchSize;

  function changeTopic(topic: string): void {
    change({ topic });
    setTopicError(shownTopicProblem(topic));
  }

  function refuse(sentence: string, isAboutTopic: boolean): void {
    toast({ title: sentence, variant: 'destructive' });
    if (!isAboutTopic) return;
    setTopicError(sentence);
    topicBox.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBlocked) return;
    const checked = batchFormSchema.safeParse({
      ...draft,
      findSources: draft.findSources && hasResearch,
      advancedPrompting: draft.advancedPrompting.trim() || undefined,
    });
    const issue = checked.error?.issues[0];
    if (issue) refuse(issue.message, issue.path[0] === 'topic');
    if (!checked.success) return;
    const sourceUrls = sources.settle();
    const images = sourceUrls && links.settle();
    if (sourceUrls && images) void control.start({ form: checked.data, sourceUrls, images });
  }

  if (shown) return <AnglesForm shown={shown} control={control} />;
  return (
    <form onSubmit={submit} noValidate aria-label="Create a batch" className="flex flex-col gap-5">
      {batch && !isWriting ? (
        <StoppedBatch
          batch={batch}
          takesFocus={control.hasStopped}
          onContinue={() => void control.resume(batch.id)}
          onDismiss={() => control.dismiss(batch.id)}
        />
      ) : null}
      <fieldset disabled={isWriting} className="flex min-w-0 flex-col gap-5 disabled:opacity-70">
        <BatchTopic box={topicBox} value={draft.topic} error={topicError} onChange={changeTopic} />
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <SizeField value={draft.batchSize} onChange={(batchSize) => change({ batchSize })} />
          <LengthField value={draft.length} onChange={(length) => change({ length })} />
        </div>
        <h2 className="sr-only">Sources and images</h2>
        <SourceUrls sources={sources} notes={material.notes} />
        <CustomImages custom={custom} links={links} />
        <AdvancedOptions draft={draft} hasResearch={hasResearch} onChange={change} />
      </fieldset>
      <AnnouncedWriterLine research={draft.findSources} hasSources={draft.sourceUrls.length > 0} />
      <PlanStatus material={material} asksModel={hasModel && draft.diversifyNiches} />
      {/* Not disabled, which would lose the focus; the form itself refuses to be sent twice. */}
      <Button
        ref={button}
        type="submit"
        size="lg"
        aria-disabled={isBlocked}
        className="w-full aria-disabled:pointer-events-none aria-disabled:opacity-55"
      >
        {isWriting ? 'Generating...' : `Generate ${size} Blogs`}
      </Button>
      {batch?.status === 'running' ? (
        <RunningBatch
          batch={batch}
          contact={control.contact}
          onStop={() => control.stop(batch.id)}
          onRetry={control.retry}
        />
      ) : null}
      {user || isAuthLoading ? null : <SignInHint />}
      {freeBlogsLeft === null ? null : <FreeBlogsLeft left={freeBlogsLeft} wanted={draft.batchSize} />}
    </form>
  );
}
