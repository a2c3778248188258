'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { toGenerationPlatform } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { CheckResponse } from '@/lib/backlinks/schema.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { PlatformForm } from '../form/platform-form.tsx';
import { type PlatformRequest, usePlatformForm } from '../form/use-platform-form.ts';
import { PlatformTabs } from '../platforms/platform-tabs.tsx';
import { type Platforms, usePlatforms } from '../platforms/use-platforms.ts';
import { DraftNote, ReadyNote, UnsentNote } from './form-notes.tsx';
import type { Distribution } from './use-distribution.ts';

const LIST = new Intl.ListFormat('en');

/** Moves the focus to the replacement of the button that was pressed. */
function useFocusFollow(isReady: boolean, form: RefObject<HTMLElement | null>) {
  const note = useRef<HTMLParagraphElement>(null);
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (wasReady.current === isReady) return;
    wasReady.current = isReady;
    const target = isReady ? note.current : form.current?.querySelector('input');
    target?.focus({ preventScroll: true });
  }, [isReady, form]);
  return note;
}

type PaneProps = {
  platform: PlatformName;
  platforms: Platforms;
  distribution: Distribution;
  /** Whether the blog starts as a draft, which is not published elsewhere. */
  isForDraft: boolean;
  isShown: boolean;
};

/** Without a blog to submit, the credentials are checked now and sent along with its generation request. */
function Pane({ platform, platforms, distribution, isForDraft, isShown }: PaneProps) {
  const { drafts, add, remove, leaveOut } = distribution;
  const isReady = distribution.isReady(platform);

  async function send({ credentials, ...choices }: PlatformRequest): Promise<CheckResponse> {
    const body = { platform, credentials };
    const answer = await requestJson<CheckResponse>('/api/backlinks/check', { method: 'POST', body });
    if (!answer.success) return answer;
    add(toGenerationPlatform({ platform, ...choices }, credentials));
    return { success: true, message: '' };
  }
  const form = usePlatformForm({
    platform,
    draft: drafts.draftOf(platform),
    send,
    onChange: (changes) => drafts.change(platform, changes),
    rememberedTarget: platforms.rememberedTarget(platform),
    fallback: `We could not reach ${platformLabel(platform)}. Please try again.`,
  });
  const note = useFocusFollow(isReady, form.box);

  function clear(): void {
    form.clear();
    leaveOut(platform);
  }
  if (!isShown) return null;
  if (isReady) {
    return <ReadyNote platform={platform} note={note} isForDraft={isForDraft} onRemove={() => remove(platform)} />;
  }
  return (
    <>
      {distribution.unsent?.platform === platform ? (
        <UnsentNote platform={platform} onClear={clear} onLeaveOut={() => leaveOut(platform)} />
      ) : null}
      <PlatformForm form={form} onForget={() => platforms.forget(platform)}>
        {platform === 'medium' ? (
          <p className="text-sm text-muted-foreground">
            Without a token, open your blog’s page once it is written, press Manage Backlinks, and import it to Medium
            from there.
          </p>
        ) : null}
      </PlatformForm>
    </>
  );
}

/** Focuses, and so opens, the tab of a form that was not submitted. */
function useUnsentFocus({ unsent }: Distribution) {
  const card = useRef<HTMLElement>(null);
  const refusal = useRef(unsent);
  useEffect(() => {
    if (refusal.current === unsent) return;
    refusal.current = unsent;
    if (!unsent) return;
    card.current?.querySelector<HTMLElement>(`[data-platform="${unsent.platform}"]`)?.focus();
  }, [unsent]);
  return card;
}

function summary(labels: readonly string[], isForDraft: boolean): string {
  if (labels.length === 0) return 'No platform chosen yet: fill in its form and submit it.';
  const names = LIST.format(labels);
  return isForDraft ? `Your blog starts as a draft and will not go to ${names} yet.` : `Your blog will go to ${names}.`;
}

/** The 'Distribute Your Content' card (spec §2, creation form). */
export default function DistributionCard({ distribution }: { distribution: Distribution }) {
  const isForDraft = useAuth().user?.defaultVisibility === 'draft';
  const platforms = usePlatforms();
  const [current, setCurrent] = useState<string | null>(null);
  const card = useUnsentFocus(distribution);
  const lost = LIST.format(distribution.lost.map(platformLabel));
  return (
    <section
      ref={card}
      aria-labelledby="distribute-heading"
      className="rounded-md border border-card-edge bg-muted/50 p-4 sm:p-6"
    >
      <h2 id="distribute-heading" className="font-display text-2xl leading-tight font-semibold tracking-tight">
        Distribute Your Content
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">
        Choose where else the blog will appear. Nothing is published before it is written.
      </p>
      {isForDraft ? <DraftNote /> : null}
      {lost ? (
        <p className="mb-5 border-l-4 border-primary bg-background px-4 py-3 text-sm">
          For your safety, keys are forgotten when you leave or reload this page. Choose {lost} again.
        </p>
      ) : null}
      <PlatformTabs platforms={platforms} current={current} onChange={setCurrent} isReady={distribution.isReady}>
        {(platform, isShown) => (
          <Pane
            platform={platform}
            platforms={platforms}
            distribution={distribution}
            isForDraft={isForDraft}
            isShown={isShown}
          />
        )}
      </PlatformTabs>
      <p role="status" className="mt-5 border-t border-border pt-4 text-sm font-medium">
        {summary(
          distribution.ready.map(({ platform }) => platformLabel(platform)),
          isForDraft,
        )}
      </p>
    </section>
  );
}
