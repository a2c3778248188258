'use client';

import { useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR, { useSWRConfig } from 'swr';
import { CredentialField } from '@/components/backlinks/form/platform-form.tsx';
import {
  type CredentialErrors,
  checkCredentials,
  type GivenCredentials,
} from '@/components/backlinks/form/use-platform-form.ts';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { credentialForm } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Backlink, PlatformsResponse, WithdrawResponse } from '@/lib/backlinks/schema.ts';
import type { Blog } from '@/lib/blogs/schema.ts';
import { BIN_DAYS } from '@/lib/constants/limits.ts';
import { LANGUAGE_DETAILS } from '@/lib/constants/options.ts';
import { TRASH_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { isEditable, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { apiErrorDetails, requestJson } from '@/lib/http/client.ts';

type Withdrawal = {
  platform: PlatformName;
  /** Typed credentials, in memory only; null for stored ones. */
  values: Readonly<Record<string, string>> | null;
  errors: CredentialErrors;
};

const linksPath = (blogId: string) => `/api/backlinks/${encodeURIComponent(blogId)}`;

async function withdraw(address: string, credentials: GivenCredentials | undefined): Promise<WithdrawResponse> {
  try {
    return await requestJson(address, { method: 'POST', body: { credentials } });
  } catch (error) {
    console.error(error);
    const message = apiErrorDetails(error).message ?? TRASH_MESSAGES.deleteFailed.description;
    return { success: false, message };
  }
}

const isBacklinkList = (key: unknown) => typeof key === 'string' && key.startsWith('/api/backlinks/');

function checked({ platform, values }: Withdrawal) {
  const result = values && checkCredentials(platform, values);
  return result?.ok === false
    ? { ok: false, errors: result.errors, credentials: undefined }
    : { ok: true, errors: {}, credentials: result?.credentials };
}

/** The posts to delete on other platforms, by their API paths. */
function useWithdrawals() {
  const { mutate } = useSWRConfig();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Withdrawal>>(new Map());

  function choose(address: string, withdrawal: Withdrawal | null): void {
    setChosen((before) => {
      const others = [...before].filter(([each]) => each !== address);
      return new Map(withdrawal ? [...others, [address, withdrawal]] : others);
    });
  }

  /** Checks all credentials, then deletes the posts up to the first failure. @returns whether all are deleted */
  async function withdrawChosen(): Promise<boolean> {
    const results = [...chosen].map(([address, withdrawal]) => ({ address, withdrawal, ...checked(withdrawal) }));
    const withErrors = results.map(({ address, withdrawal, errors }) => [address, { ...withdrawal, errors }] as const);
    // Rendered before focusing, so that screen readers announce the error.
    flushSync(() => setChosen(new Map(withErrors)));
    document.querySelector<HTMLInputElement>('[role="dialog"] input[aria-invalid="true"]')?.focus();
    if (results.some(({ ok }) => !ok)) return false;
    for (const { address, withdrawal, credentials } of results) {
      const answer = await withdraw(address, credentials);
      if (!answer.success) {
        const { title } = TRASH_MESSAGES.deleteFailed;
        toast({ title, description: answer.message, variant: 'destructive' });
        return false;
      }
      if (answer.warning) {
        toast({ title: TRASH_MESSAGES.imagesKept(platformLabel(withdrawal.platform)), description: answer.warning });
      }
      choose(address, null);
      // Awaited: after the deletion that follows, the list answers 410.
      await mutate(isBacklinkList);
    }
    return true;
  }
  return { chosen, choose, withdrawChosen };
}

function knownValues({ target, platformUrl = '' }: Backlink): Record<string, string> {
  const protocol = URL.parse(platformUrl)?.protocol ?? 'https:';
  return { url: `${protocol}//${target}`, host: target };
}

type CredentialsProps = { target: string; withdrawal: Withdrawal; onChange: (withdrawal: Withdrawal) => void };

function Credentials({ target, withdrawal, onChange }: CredentialsProps) {
  const { platform, values, errors } = withdrawal;
  const label = platformLabel(platform);
  const { fields, help } = credentialForm(platform);

  function change(name: string, value: string): void {
    const { [name]: _, ...others } = errors;
    onChange({ ...withdrawal, values: { ...values, [name]: value }, errors: others });
  }
  return (
    <fieldset
      aria-label={`${label} credentials`}
      className="mt-1 mb-3 flex basis-full flex-col gap-4 border-l-4 border-input pl-4"
    >
      <p>
        Your {label} credentials for {target} are not stored. Enter them to delete the post
        {platform === 'wordpress' ? ' and the images uploaded with it' : ''}. They are used once.
      </p>
      {fields.map((field) => (
        <CredentialField
          key={field.name}
          field={field}
          value={values?.[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {help ? <p className="text-muted-foreground">{help}</p> : null}
    </fieldset>
  );
}

type PostProps = {
  post: Backlink;
  /** Stored credentials; undefined while loading. */
  remembered: PlatformsResponse['remembered'] | undefined;
  withdrawals: ReturnType<typeof useWithdrawals>;
};

function Post({ post, remembered, withdrawals: { chosen, choose } }: PostProps) {
  const { id, blogId, platform, target, platformUrl } = post;
  const address = `${linksPath(blogId)}/${id}/withdraw`;
  const label = platformLabel(platform);
  const withdrawal = chosen.get(address);
  const hasCredentials = remembered?.some((each) => each.platform === platform && each.target === target);
  const initial = { platform, values: hasCredentials ? null : knownValues(post), errors: {} };
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <a
        href={platformUrl}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-8 items-center font-medium break-words underline decoration-primary decoration-2 underline-offset-4"
      >
        {label}
        <span className="sr-only"> ({target}, opens in a new tab)</span>
      </a>
      {isEditable(platform) ? (
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            disabled={!remembered}
            checked={withdrawal !== undefined}
            onChange={(event) => choose(address, event.target.checked ? initial : null)}
            className="size-4 accent-foreground"
          />
          <span>
            Delete it there too<span className="sr-only"> on {label}</span>
          </span>
        </label>
      ) : (
        <span className="text-muted-foreground">stays until you delete it there</span>
      )}
      {withdrawal?.values ? (
        <Credentials target={target} withdrawal={withdrawal} onChange={(changed) => choose(address, changed)} />
      ) : null}
    </li>
  );
}

/** A blog's posts on other platforms, each with an option to delete it there; nothing without posts. */
function PostsElsewhere({ blogId, withdrawals }: { blogId: string } & Pick<PostProps, 'withdrawals'>) {
  const { data = [] } = useSWR<Backlink[], Error>(linksPath(blogId));
  const posts = data.filter(({ platformUrl }) => platformUrl);
  const { data: platforms } = useSWR<PlatformsResponse, Error>(posts.length > 0 ? '/api/backlinks/platforms' : null);
  if (posts.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p>Posted elsewhere:</p>
      <ul className="mt-0.5">
        {posts.map((post) => (
          <Post key={post.id} post={post} remembered={platforms?.remembered} withdrawals={withdrawals} />
        ))}
      </ul>
    </div>
  );
}

type DeletableBlog = { id: string; title: string; language: Blog['language'] };

type DeleteDialogProps = {
  blogs: readonly DeletableBlog[];
  /** Owned blogs can have posts on other platforms. */
  isOwned: boolean;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

export default function DeleteDialog({ blogs, isOwned, onConfirm, onClose }: DeleteDialogProps) {
  const withdrawals = useWithdrawals();
  const isOne = blogs.length === 1;
  return (
    <ConfirmDialog
      title={isOne ? 'Delete this blog?' : `Delete ${blogs.length} blogs?`}
      text={`${isOne ? 'Its' : 'Their'} links stop working immediately. You can restore ${isOne ? 'it' : 'them'} from Trash for ${BIN_DAYS} days.`}
      action={{ label: isOne ? 'Delete blog' : `Delete ${blogs.length} blogs`, busy: 'Deleting...' }}
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
