import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { leaveFor } from '@/components/ui/use-busy.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { CredentialField as Field } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Backlink, SubmitResponse } from '@/lib/backlinks/schema.ts';
import { isHttpUrl } from '@/lib/blogs/rules.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { CredentialDrafts } from '../form/credential-drafts.ts';
import { CredentialField, FormSubmit, PlatformForm } from '../form/platform-form.tsx';
import {
  completeAddress,
  type PlatformFormOptions,
  type PlatformFormState,
  type PlatformRequest,
  usePlatformForm,
} from '../form/use-platform-form.ts';
import { type Platforms, PlatformTabs, usePlatforms } from '../platform-tabs.tsx';
import { connectPath, saveSite } from './connect-return.ts';

type CreateBacklinksProps = {
  blogId: string;
  drafts: CredentialDrafts;
  platform: string | null;
  onPlatform: (name: string) => void;
  onSubmitted: (backlink: Backlink, isSuccess: boolean) => void;
};

type PaneProps = Pick<CreateBacklinksProps, 'blogId' | 'drafts' | 'onSubmitted'> & {
  platform: PlatformName;
  platforms: Platforms;
  isShown: boolean;
};

/** POST /api/backlinks/submit with its toasts (spec §8); rejects without an answer. */
function useSubmit({ blogId, platform, platforms, drafts, onSubmitted }: PaneProps) {
  const t = useTranslations('backlinks.submit');
  const label = platformLabel(platform);

  /** Short, as the form gives the reason, which a longer toast would cover. */
  const showFailure = () => toast({ title: t('failed', { platform: label }), variant: 'destructive' });

  return async (request: PlatformRequest): Promise<SubmitResponse> => {
    const body = { blogId, platform, ...request };
    const sending = requestJson<SubmitResponse>('/api/backlinks/submit', { method: 'POST', body });
    const answer = await sending.catch((error: unknown) => {
      showFailure();
      throw error;
    });
    if (answer.success) {
      const title = t('done', { platform: label });
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
  };
}

/** Sends the owner to their WordPress site, which grants an application password. */
function WordPressConnect({ blogId, form }: { blogId: string; form: PlatformFormState }) {
  const t = useTranslations('backlinks.submit');

  async function connect(): Promise<void> {
    const site = completeAddress(form.draft.values.url ?? '');
    if (!isHttpUrl(site)) return form.showErrors({ url: 'site' });
    saveSite(site);
    await leaveFor(connectPath(site, blogId));
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActionButton
          variant="outline"
          busyText={t('openingSite')}
          onClick={connect}
          className="min-w-48 max-sm:w-full pointer-coarse:h-11"
        >
          {t('connect')}
        </ActionButton>
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted-foreground">{t('connectHint')}</p>
      </div>
      <p className="label-caps mt-5 flex items-center gap-3 before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('orByHand')}
      </p>
    </div>
  );
}

const STORY_FIELD: Field = {
  name: 'storyUrl',
  label: 'story',
  kind: 'url',
  placeholder: 'https://medium.com/@you/your-story',
};

function CopyAddress({ blogId }: { blogId: string }) {
  const common = useTranslations('common');
  const { data } = useSWR<Blog, Error>(`/api/blogs/${encodeURIComponent(blogId)}`);
  const [failed, done] = [common.titled('linkNotCopied'), common.titled('linkCopied')];
  return (
    <CopyButton text={data?.shareUrl} {...{ failed, done }} variant="outline" size="touch">
      {useTranslations('backlinks.submit')('copyAddress')}
    </CopyButton>
  );
}

const Step = ({ number, text, children }: { number: number; text: string; children: ReactNode }) => (
  <li className="flex gap-4">
    <span aria-hidden className="w-5 shrink-0 font-display text-2xl leading-none text-rubric">
      {number}
    </span>
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-52 text-sm">{text}</p>
      {children}
    </div>
  </li>
);

/** Medium without a token: the owner imports the blog there and enters the story's address here. */
function MediumImport({ blogId, ...options }: { blogId: string } & Pick<PlatformFormOptions, 'drafts' | 'send'>) {
  const t = useTranslations('backlinks.submit');
  const form = usePlatformForm({ platform: 'medium', fields: [STORY_FIELD], rememberedTarget: undefined, ...options });
  return (
    <fieldset {...form.box} className="min-w-0">
      <legend className="font-display text-xl font-semibold">{t('import')}</legend>
      <p className="mt-1 text-sm text-muted-foreground">{t('importAbout')}</p>
      <ol className="mt-5 flex flex-col gap-5">
        <Step number={1} text={t('copyStep')}>
          <CopyAddress blogId={blogId} />
        </Step>
        <Step number={2} text={t('pasteStep')}>
          <a
            href="https://medium.com/p/import"
            target="_blank"
            rel="noopener noreferrer"
            className={cn(buttonVariants({ variant: 'outline', size: 'touch' }), 'min-w-37')}
          >
            {t('openMedium')}
            <ExternalLink aria-hidden />
          </a>
        </Step>
        <Step number={3} text={t('addressStep')}>
          <div className="mt-2 flex basis-full flex-col gap-3">
            <CredentialField field={STORY_FIELD} {...form.findInput(STORY_FIELD.name)} />
            <FormSubmit form={form} label={t('addStory')} className="min-w-34" />
          </div>
        </Step>
      </ol>
    </fieldset>
  );
}

function Pane(props: PaneProps) {
  const t = useTranslations('backlinks.submit');
  const { blogId, platform, platforms, drafts, isShown } = props;
  const send = useSubmit(props);
  const form = usePlatformForm({ platform, drafts, rememberedTarget: platforms.rememberedTarget(platform), send });
  const shared = { form, onForget: () => platforms.forget(platform) };
  if (!isShown) return null;
  switch (platform) {
    case 'medium':
      return (
        <>
          <MediumImport blogId={blogId} drafts={drafts} send={send} />
          <h3 className="mt-8 mb-3 border-t border-border pt-6 font-display text-xl font-semibold">{t('orToken')}</h3>
          <PlatformForm {...shared} />
        </>
      );
    case 'wordpress':
      return <PlatformForm {...shared} afterAddress={<WordPressConnect blogId={blogId} form={form} />} />;
    default:
      return <PlatformForm {...shared} />;
  }
}

export function CreateBacklinks({ platform: current, onPlatform, ...props }: CreateBacklinksProps) {
  const platforms = usePlatforms();
  return (
    <PlatformTabs platforms={platforms} current={current} onChange={onPlatform}>
      {(platform, isShown) => <Pane {...props} platform={platform} platforms={platforms} isShown={isShown} />}
    </PlatformTabs>
  );
}
