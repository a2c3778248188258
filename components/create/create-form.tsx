'use client';

import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/auth-context';
import { Button } from '@/components/ui/button';
import { preloadToasts } from '@/components/ui/toaster';
import { toast } from '@/components/ui/use-toast';
import { CREATE_MESSAGES } from '@/lib/constants/messages';
import { AdvancedTools } from './advanced-tools.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { GenerationProgress } from './generation-progress.tsx';
import { generationRequest } from './generation-request.ts';
import { TopicField } from './topic-field.tsx';
import { useCustomImages } from './use-custom-images.ts';
import { useDraft } from './use-draft.ts';
import { useGeneration } from './use-generation.ts';
import { useImageLinkEditor } from './use-image-link-editor.ts';
import { useSourceUrls } from './use-source-urls.ts';

/** Fetched when it is first needed: most visitors never see it. */
const SubscriptionDialog = lazy(() => import('@/components/subscription/subscription-dialog'));

function submitLabel(isAuthLoading: boolean, isBusy: boolean): string {
  if (isAuthLoading) return 'Loading...';
  return isBusy ? 'Generating...' : 'Generate Blog';
}

/** The creation form of one blog (spec §2, §5). */
export function CreateForm() {
  const { loading: isAuthLoading } = useAuth();
  const [isSubscriptionNeeded, setIsSubscriptionNeeded] = useState(false);
  const topicBox = useRef<HTMLTextAreaElement>(null);
  const [topicError, setTopicError] = useState<string | null>(null);
  const { draft, change, changeSourceUrls, forget } = useDraft(topicBox);
  const sources = useSourceUrls(draft.sourceUrls, changeSourceUrls);
  const custom = useCustomImages();
  const links = useImageLinkEditor(custom);
  const { startedAt, isBusy, generate, cancel } = useGeneration({
    onWritten: forget,
    onSubscriptionNeeded: () => setIsSubscriptionNeeded(true),
  });
  useEffect(preloadToasts, []);

  function changeTopic(topic: string): void {
    change({ topic });
    setTopicError(null);
  }

  function refuseTopic(): void {
    setTopicError(CREATE_MESSAGES.topicRequired);
    toast({ title: CREATE_MESSAGES.topicRequired, variant: 'destructive' });
    topicBox.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy || isAuthLoading) return;
    if (draft.topic.trim() === '') {
      refuseTopic();
      return;
    }
    const sourceUrls = sources.settle();
    const images = sourceUrls && links.settle();
    if (sourceUrls && images) generate(generationRequest({ ...draft, sourceUrls, images }));
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Create a blog" className="flex flex-col gap-5">
      <TopicField box={topicBox} value={draft.topic} error={topicError} onChange={changeTopic} />
      <ChoiceFields length={draft.length} language={draft.language} onChange={change} />
      <AdvancedTools
        sources={sources}
        custom={custom}
        links={links}
        includeImages={draft.includeImages}
        onIncludeImages={(includeImages) => change({ includeImages })}
      />
      {/* Not disabled, which would lose the focus; the form itself refuses to be sent twice. */}
      <Button
        type="submit"
        size="lg"
        aria-disabled={isBusy || isAuthLoading}
        className="w-full aria-disabled:pointer-events-none aria-disabled:opacity-55"
      >
        {submitLabel(isAuthLoading, isBusy)}
      </Button>
      {startedAt !== null ? (
        <GenerationProgress
          startedAt={startedAt}
          sourceCount={draft.sourceUrls.length}
          onCancel={cancel}
        />
      ) : null}
      {isSubscriptionNeeded ? (
        <Suspense>
          <SubscriptionDialog open onOpenChange={setIsSubscriptionNeeded} />
        </Suspense>
      ) : null}
    </form>
  );
}
