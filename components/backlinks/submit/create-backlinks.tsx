'use client';

import { toast } from '@/components/ui/use-toast.ts';
import type { Backlink, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { BACKLINK_MESSAGES } from '@/lib/constants/backlink-messages.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { CredentialDraft, CredentialDrafts } from '../form/credential-drafts.ts';
import { PlatformForm } from '../form/platform-form.tsx';
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
  /** Called after each submission. */
  onSubmitted: (backlink: Backlink, isSuccess: boolean) => void;
};

type PaneProps = Pick<CreateBacklinksProps, 'blogId' | 'drafts' | 'onSubmitted'> & {
  platform: PlatformName;
  platforms: Platforms;
  isShown: boolean;
};

/** POST /api/backlinks/submit with its toasts (spec §8); rejects without an answer. */
function useSubmit({ blogId, platform, platforms, drafts, onSubmitted }: PaneProps) {
  const label = platformLabel(platform);
  const fallback = BACKLINK_MESSAGES.submitFailed(label);

  /** Short, as the form gives the reason, which a longer toast would cover. */
  const showFailure = () => toast({ title: fallback, variant: 'destructive' });

  async function send(request: PlatformRequest): Promise<SubmitResponse> {
    const body = { blogId, platform, ...request };
    const sending = requestJson<SubmitResponse>('/api/backlinks/submit', { method: 'POST', body });
    const answer = await sending.catch((error: unknown) => {
      showFailure();
      throw error;
    });
    if (answer.success) {
      const title = BACKLINK_MESSAGES.submitted(label);
      toast({ title, description: answer.message === title ? undefined : answer.message });
      // Used credentials do not stay on the page.
      drafts.change(platform, { values: {}, isReplacing: false });
    } else {
      showFailure();
    }
    // They are remembered once the platform accepts them, whatever the outcome.
    if (request.remember) platforms.refresh();
    onSubmitted(answer.backlink, answer.success);
    return answer;
  }
  return { send, fallback };
}

function Pane(props: PaneProps) {
  const { blogId, platform, platforms, drafts, isShown } = props;
  const options = {
    ...useSubmit(props),
    draft: drafts.draftOf(platform),
    onChange: (changes: Partial<CredentialDraft>) => drafts.change(platform, changes),
  };
  const form = usePlatformForm({ platform, rememberedTarget: platforms.rememberedTarget(platform), ...options });
  const shared = { form, onForget: () => platforms.forget(platform) };
  if (!isShown) return null;
  switch (platform) {
    case 'medium':
      return (
        <>
          <MediumImport blogId={blogId} {...options} />
          <h3 className="mt-8 mb-3 border-t border-border pt-6 font-display text-xl font-semibold">Or use a token</h3>
          <PlatformForm {...shared} />
        </>
      );
    case 'wordpress':
      return <PlatformForm {...shared} afterAddress={<WordPressConnect blogId={blogId} form={form} />} />;
    case 'custom':
      return <CustomForm blogId={blogId} {...shared} />;
    default:
      return <PlatformForm {...shared} />;
  }
}

/** The forms that publish a blog on each platform (spec §2, Create Backlinks). */
export function CreateBacklinks({ platform: current, onPlatform, ...props }: CreateBacklinksProps) {
  const platforms = usePlatforms();
  return (
    <PlatformTabs platforms={platforms} current={current} onChange={onPlatform}>
      {(platform, isShown) => <Pane {...props} platform={platform} platforms={platforms} isShown={isShown} />}
    </PlatformTabs>
  );
}
