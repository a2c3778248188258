import { useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR, { useSWRConfig } from 'swr';
import { useTranslations } from '#translations';
import { CredentialField } from '@/components/backlinks/form/platform-form.tsx';
import {
  type CredentialErrors,
  type GivenCredentials,
  validateCredentials,
} from '@/components/backlinks/form/use-platform-form.ts';
import { Checkbox } from '@/components/ui/choice.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { credentialForm } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Backlink, CheckResponse, PlatformsResponse } from '@/lib/backlinks/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { isEditable, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type Withdrawal = {
  platform: PlatformName;
  /** Typed credentials, in memory only; null for stored ones. */
  values: Readonly<Record<string, string>> | null;
  errors: CredentialErrors;
};

const linksPath = (blogId: string) => `/api/backlinks/${encodeURIComponent(blogId)}`;

/** Answers undefined without a reason. */
async function withdraw(address: string, credentials: GivenCredentials | undefined) {
  try {
    return await requestJson<CheckResponse>(address, { method: 'POST', body: { credentials } });
  } catch (error) {
    console.error(error);
    return { success: false, message: apiErrorDetails(error).message };
  }
}

function useWithdrawals() {
  const t = useTranslations('ownBlogs.trash');
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<Readonly<Record<string, Withdrawal | null>>>({});
  const choose = (address: string, withdrawal: Withdrawal | null) =>
    setChosen((before) => ({ ...before, [address]: withdrawal }));

  /** Checks all credentials, then deletes the posts up to the first failure. @returns whether all are deleted */
  async function withdrawChosen(): Promise<boolean> {
    const posts = Object.entries(chosen).flatMap(([address, post]) =>
      post ? [{ address, post, check: post.values && validateCredentials(post.platform, post.values) }] : [],
    );
    // Rendered before focusing, so that screen readers announce the error.
    flushSync(() => {
      for (const { address, post, check } of posts) if (check?.ok === false) choose(address, { ...post, ...check });
    });
    document.querySelector<HTMLInputElement>('[role="dialog"] input[aria-invalid="true"]')?.focus();
    if (posts.some(({ check }) => check?.ok === false)) return false;
    for (const { address, check } of posts) {
      const answer = await withdraw(address, check?.ok ? check.credentials : undefined);
      if (!answer.success) {
        const { title, description } = t.titled('deleteFailed');
        toast({ title, description: answer.message ?? description, variant: 'destructive' });
        return false;
      }
      choose(address, null);
      // Awaited: after the deletion that follows, the list answers 410.
      await mutate((key: unknown) => typeof key === 'string' && key.startsWith('/api/backlinks/'));
    }
    return true;
  }
  return { chosen, choose, withdrawChosen };
}

function knownValues({ target, platformUrl = '' }: Backlink): Record<string, string> {
  const protocol = URL.parse(platformUrl)?.protocol ?? 'https:';
  return { url: `${protocol}//${target}`, host: target };
}

type PostProps = {
  post: Backlink;
  remembered: PlatformsResponse['remembered'] | undefined;
  withdrawals: ReturnType<typeof useWithdrawals>;
};

function Post({ post, remembered, withdrawals: { chosen, choose } }: PostProps) {
  const t = useTranslations('blogDialogs.deletion');
  const credentialTexts = useTranslations('backlinks.form');
  const { id, blogId, platform, target, platformUrl } = post;
  const address = `${linksPath(blogId)}/${id}/withdraw`;
  const label = platformLabel(platform);
  const withdrawal = chosen[address];
  const hasCredentials = remembered?.some((each) => each.platform === platform && each.target === target);
  const form = credentialForm(platform);
  const initial = { platform, values: hasCredentials ? null : knownValues(post), errors: {} };

  function change(before: Withdrawal, name: string, value: string): void {
    const { [name]: _, ...errors } = before.errors;
    choose(address, { platform, values: { ...before.values, [name]: value }, errors });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <a
        href={platformUrl}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center font-medium break-words underline decoration-primary decoration-2 underline-offset-4"
      >
        {t.rich('post', { platform: label, target, detail: <span className="sr-only" /> })}
      </a>
      {isEditable(platform) ? (
        <Checkbox
          disabled={!remembered}
          checked={Boolean(withdrawal)}
          onChange={(event) => choose(address, event.target.checked ? initial : null)}
          className="min-h-8"
        >
          <span>
            {t.rich(platform === 'wordpress' ? 'deleteThereToTrash' : 'deleteThere', {
              platform: label,
              detail: <span className="sr-only" />,
            })}
          </span>
        </Checkbox>
      ) : (
        <span className="text-muted-foreground">{t('stays')}</span>
      )}
      {withdrawal?.values ? (
        <fieldset
          aria-label={t('credentials', { platform: label })}
          className="mt-1 mb-3 flex basis-full flex-col gap-4 border-s-4 border-input ps-4"
        >
          <p>{t('credentialsHint', { platform: label, target })}</p>
          {form.fields.map((field) => (
            <CredentialField
              key={field.name}
              field={field}
              value={withdrawal.values?.[field.name] ?? ''}
              error={withdrawal.errors[field.name]}
              onChange={(value) => change(withdrawal, field.name, value)}
            />
          ))}
          <p className="text-muted-foreground">{credentialTexts(`help.${platform}`)}</p>
        </fieldset>
      ) : null}
    </li>
  );
}

function PostsElsewhere({ blogId, withdrawals }: { blogId: string } & Pick<PostProps, 'withdrawals'>) {
  const t = useTranslations('blogDialogs.deletion');
  const { data = [] } = useSWR<Backlink[], Error>(linksPath(blogId));
  const posts = data.filter(({ platformUrl }) => platformUrl);
  const { data: platforms } = useSWR<PlatformsResponse, Error>(posts.length > 0 ? '/api/backlinks/platforms' : null);
  if (posts.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p>{t('postedElsewhere')}</p>
      <ul className="mt-0.5">
        {posts.map((post) => (
          <Post key={post.id} post={post} remembered={platforms?.remembered} withdrawals={withdrawals} />
        ))}
      </ul>
    </div>
  );
}

type DeleteDialogProps = {
  blogs: readonly { id: string; title: string; language: Blog['language'] }[];
  isOwned: boolean;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

export default function DeleteDialog({ blogs, isOwned, onConfirm, onClose }: DeleteDialogProps) {
  const t = useTranslations('blogDialogs.deletion');
  const withdrawals = useWithdrawals();
  const count = blogs.length;
  return (
    <ConfirmDialog
      title={t('title', { count })}
      text={t('text', { count, days: BIN_DAYS })}
      action={{ label: t('confirm', { count }), busy: t('busy') }}
      onConfirm={async () => (await withdrawals.withdrawChosen()) && onConfirm()}
      onClose={onClose}
    >
      <ul className="mt-5 max-h-72 overflow-y-auto border-y border-border">
        {blogs.map(({ id, title, language }) => (
          <li key={id} className="border-b border-border py-3 last:border-b-0">
            <p lang={LANGUAGE_DETAILS[language].tag} className="font-semibold break-words">
              {title}
            </p>
            {isOwned ? <PostsElsewhere blogId={id} withdrawals={withdrawals} /> : null}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
