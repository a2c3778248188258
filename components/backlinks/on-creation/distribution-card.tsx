'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import type { CheckResponse } from '@/lib/backlinks/schema.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { PlatformForm } from '../form/platform-form.tsx';
import { type PlatformRequest, usePlatformForm } from '../form/use-platform-form.ts';
import { PlatformTabs } from '../platforms/platform-tabs.tsx';
import { type Platforms, usePlatforms } from '../platforms/use-platforms.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import { DraftNote, ReadyNote, UnsentNote } from './form-notes.tsx';
import { generationPlatform } from './generation-platform.ts';
import type { Distribution } from './use-distribution.ts';

/** Moves the focus to what has come in the place of the button that was pressed. */
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
  /** Whether the blog starts as a draft, which goes nowhere. */
  isForDraft: boolean;
  isShown: boolean;
};

/** There is no blog to submit yet: the credentials are tried now and go along with the request for it. */
function Pane({ platform, platforms, distribution, isForDraft, isShown }: PaneProps) {
  const { drafts, add, remove } = distribution;
  const draft = drafts.draftOf(platform);
  const isReady = distribution.isReady(platform);

  async function send({ credentials, visibility, remember }: PlatformRequest) {
    const answer = await requestJson<CheckResponse>('/api/backlinks/check', {
      method: 'POST',
      body: { platform, credentials },
    });
    if (answer.success) add(generationPlatform(platform, credentials, { visibility, remember }));
    return answer.success ? { success: true, message: '' } : answer;
  }
  const form = usePlatformForm({
    platform,
    draft,
    send,
    onChange: (changes) => drafts.change(platform, changes),
    rememberedTarget: platforms.rememberedTarget(platform),
    fallback: DISTRIBUTION_TEXTS.checkFailed(platformLabel(platform)),
  });

  const note = useFocusFollow(isReady, form.box);

  if (!isShown) return null;
  if (isReady) {
    return <ReadyNote platform={platform} note={note} isForDraft={isForDraft} onRemove={() => remove(platform)} />;
  }
  return (
    <>
      {distribution.unsent?.platform === platform ? (
        <UnsentNote
          platform={platform}
          onClear={() => {
            form.clear();
            distribution.leaveOut(platform);
          }}
          onLeaveOut={() => distribution.leaveOut(platform)}
        />
      ) : null}
      <PlatformForm form={form} onForget={() => platforms.forget(platform)}>
        {platform === 'medium' ? (
          <p className="text-sm text-muted-foreground">
            Without a token: once your blog is written, open its page, then Manage Backlinks, and import it to Medium
            from there.
          </p>
        ) : null}
      </PlatformForm>
    </>
  );
}

/** Goes to the tab of the platform that holds the blog back; to focus a tab is to open it. */
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

/** The 'Distribute Your Content' card (spec §2, creation form). */
export default function DistributionCard({ distribution }: { distribution: Distribution }) {
  const isForDraft = useAuth().user?.defaultVisibility === 'draft';
  const platforms = usePlatforms();
  const [current, setCurrent] = useState<string | null>(null);
  const card = useUnsentFocus(distribution);
  const labels = distribution.ready.map(({ platform }) => platformLabel(platform));
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
        Choose where the blog appears besides here. Nothing is published before it is written.
      </p>
      {isForDraft ? <DraftNote /> : null}
      {distribution.lost.length > 0 ? (
        <p className="mb-5 border-l-4 border-primary bg-background px-4 py-3 text-sm">
          {DISTRIBUTION_TEXTS.keysForgotten(distribution.lost.map(platformLabel))}
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
        {isForDraft && labels.length > 0 ? DISTRIBUTION_TEXTS.draftGoesTo(labels) : DISTRIBUTION_TEXTS.goesTo(labels)}
      </p>
    </section>
  );
}
