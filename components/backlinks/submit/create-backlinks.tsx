'use client';

import { toast } from '@/components/ui/use-toast.ts';
import type { Backlink, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { PlatformForm } from '../form/platform-form.tsx';
import type { CredentialDrafts } from '../form/use-credential-drafts.ts';
import { type PlatformRequest, usePlatformForm } from '../form/use-platform-form.ts';
import { PlatformTabs } from '../platforms/platform-tabs.tsx';
import { type Platforms, usePlatforms } from '../platforms/use-platforms.ts';
import { CustomForm } from './custom-form.tsx';
import { MediumImport } from './medium-import.tsx';
import { WordPressConnect } from './wordpress-connect.tsx';

type CreateBacklinksProps = {
  blogId: string;
  drafts: CredentialDrafts;
  platform: string | null;
  onPlatform: (name: string) => void;
  /** Called after each submission; `isDone` when it succeeded. */
  onSubmitted: (backlink: Backlink, isDone: boolean) => void;
};

type PaneProps = Pick<CreateBacklinksProps, 'blogId' | 'drafts' | 'onSubmitted'> & {
  platform: PlatformName;
  platforms: Platforms;
  isShown: boolean;
};

/** POST /api/backlinks/submit with its toasts (spec §8); rejects when there is no answer to show. */
function useSubmit({ blogId, platform, platforms, drafts, onSubmitted }: PaneProps) {
  const label = platformLabel(platform);
  const failedTitle = BACKLINK_MESSAGES.submitFailed(label);

  /** In brief, as the form says why and the toast must not lie over that. */
  const showFailure = () => toast({ title: failedTitle, variant: 'destructive' });

  async function submit(request: PlatformRequest): Promise<SubmitResponse> {
    try {
      return await requestJson<SubmitResponse>('/api/backlinks/submit', {
        method: 'POST',
        body: { blogId, platform, ...request },
      });
    } catch (error) {
      showFailure();
      throw error;
    }
  }

  async function send(request: PlatformRequest): Promise<SubmitResponse> {
    const answer = await submit(request);
    if (answer.success) {
      const title = BACKLINK_MESSAGES.submitted(label);
      toast({ title, description: answer.message === title ? undefined : answer.message });
      // What was used is not stored on the page.
      drafts.change(platform, { values: {}, isReplacing: false });
    } else {
      showFailure();
    }
    // They are remembered once the platform has accepted them, whatever became of the post.
    if (request.remember) platforms.refresh();
    onSubmitted(answer.backlink, answer.success);
    return answer;
  }
  return { send, fallback: failedTitle };
}

function Pane(props: PaneProps) {
  const { blogId, platform, platforms, drafts } = props;
  const { send, fallback } = useSubmit(props);
  const draft = drafts.draftOf(platform);
  const onChange = (changes: Partial<typeof draft>) => drafts.change(platform, changes);
  const rememberedTarget = platforms.rememberedTarget(platform);
  const form = usePlatformForm({ platform, draft, onChange, rememberedTarget, send, fallback });
  const onForget = () => platforms.forget(platform);
  if (!props.isShown) return null;
  switch (platform) {
    case 'medium':
      return (
        <>
          <MediumImport blogId={blogId} draft={draft} onChange={onChange} send={send} fallback={fallback} />
          <h3 className="mt-8 mb-3 border-t border-border pt-6 font-display text-xl font-semibold">Or use a token</h3>
          <PlatformForm form={form} onForget={onForget} />
        </>
      );
    case 'wordpress':
      return (
        <PlatformForm form={form} onForget={onForget} afterAddress={<WordPressConnect blogId={blogId} form={form} />} />
      );
    case 'custom':
      return <CustomForm blogId={blogId} form={form} onForget={onForget} />;
    default:
      return <PlatformForm form={form} onForget={onForget} />;
  }
}

/** The forms that submit a blog to each platform (spec §2, Create Backlinks). */
export function CreateBacklinks({ platform: current, onPlatform, ...props }: CreateBacklinksProps) {
  const platforms = usePlatforms();
  return (
    <PlatformTabs platforms={platforms} current={current} onChange={onPlatform}>
      {(platform, isShown) => <Pane {...props} platform={platform} platforms={platforms} isShown={isShown} />}
    </PlatformTabs>
  );
}
