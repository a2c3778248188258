import { CircleCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { toGenerationPlatform } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { CheckResponse } from '@/lib/backlinks/schema.ts';
import { type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';
import { listFormat, type Translator } from '@/lib/messages/translator.ts';
import { settingsPath } from '@/lib/routes.ts';
import { PlatformForm } from '../form/platform-form.tsx';
import { type PlatformRequest, usePlatformForm } from '../form/use-platform-form.ts';
import { type Platforms, PlatformTabs, usePlatforms } from '../platform-tabs.tsx';
import type { Distribution } from './distribution-field.tsx';

type ReadyNoteProps = {
  t: Translator<'backlinks.card'>;
  label: string;
  note: RefObject<HTMLParagraphElement | null>;
  isForDraft: boolean;
  onRemove: () => void;
};

const ReadyNote = ({ t, label, note, isForDraft, onRemove }: ReadyNoteProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-border bg-background p-4">
    <CircleCheck aria-hidden className="size-5 shrink-0 text-primary" />
    <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-48 text-sm outline-none">
      <span className="block font-semibold">{t('ready', { platform: label })}</span>
      <span className="text-muted-foreground">{t(isForDraft ? 'notAsDraft' : 'whenWritten')}</span>
    </p>
    <ActionButton
      variant="outline"
      size="touch"
      aria-label={t('removePlatform', { platform: label })}
      onClick={onRemove}
    >
      {useTranslations('common')('remove')}
    </ActionButton>
  </div>
);

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
  const t = useTranslations('backlinks.card');
  const { drafts, add, remove } = distribution;
  const label = platformLabel(platform);
  const note = useRef<HTMLParagraphElement>(null);

  async function send({ credentials, ...choices }: PlatformRequest): Promise<CheckResponse> {
    const body = { platform, credentials };
    const answer = await requestJson<CheckResponse>('/api/backlinks/check', { method: 'POST', body });
    if (!answer.success) return answer;
    flushSync(() => add(toGenerationPlatform({ platform, ...choices }, credentials)));
    note.current?.focus({ preventScroll: true });
    return { success: true, message: '' };
  }
  const form = usePlatformForm({ platform, drafts, send, rememberedTarget: platforms.rememberedTarget(platform) });

  function removeReady(): void {
    flushSync(() => remove(platform));
    form.box.ref.current?.querySelector('input')?.focus({ preventScroll: true });
  }
  if (!isShown) return null;
  if (distribution.isReady(platform)) {
    return <ReadyNote t={t} label={label} note={note} isForDraft={isForDraft} onRemove={removeReady} />;
  }
  return (
    <PlatformForm form={form} onForget={() => platforms.forget(platform)}>
      {platform === 'medium' ? <p className="text-sm text-muted-foreground">{t('mediumHint')}</p> : null}
    </PlatformForm>
  );
}

function summary(t: Translator<'backlinks.card'>, { ready }: Distribution, isForDraft: boolean): string {
  if (ready.length === 0) return t('noneChosen');
  const platforms = listFormat(t.language).format(ready.map(({ platform }) => platformLabel(platform)));
  return t(isForDraft ? 'chosenForDraft' : 'chosen', { platforms });
}

export default function DistributionCard({ distribution }: { distribution: Distribution }) {
  const t = useTranslations('backlinks.card');
  const isForDraft = useAuth().user?.defaultVisibility === 'draft';
  const platforms = usePlatforms();
  const [current, setCurrent] = useState<string | null>(null);
  const shared = { platforms, distribution, isForDraft };
  return (
    <section aria-labelledby="distribute-heading" className="rounded-md border border-card-edge bg-muted/50 p-4 sm:p-6">
      <Heading id="distribute-heading">{t('heading')}</Heading>
      <p className="mt-1 mb-5 text-sm text-muted-foreground">{t('about')}</p>
      {isForDraft ? (
        <p className="mb-5 border-s-4 border-primary bg-background px-4 py-3 text-sm">
          {t.rich('startsAsDraft', {
            link: (
              <Link
                href={settingsPath('publishing')}
                prefetch={false}
                className="font-medium underline underline-offset-4"
              />
            ),
          })}
        </p>
      ) : null}
      <PlatformTabs platforms={platforms} current={current} onChange={setCurrent} isReady={distribution.isReady}>
        {(platform, isShown) => <Pane platform={platform} isShown={isShown} {...shared} />}
      </PlatformTabs>
      <p role="status" className="mt-5 border-t border-border pt-4 text-sm font-medium">
        {summary(t, distribution, isForDraft)}
      </p>
    </section>
  );
}
