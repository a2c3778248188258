'use client';

import useSWR from 'swr';
import { CredentialField } from '@/components/backlinks/form/credential-field.tsx';
import { credentialForm } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import type { Backlink, PlatformsResponse } from '@/lib/backlinks/schema.ts';
import { isRemovable, platformLabel } from '@/lib/constants/platforms.ts';
import type { Withdrawal, Withdrawals } from './use-withdrawals.ts';

/** Credential fields known from the post. */
function knownValues({ target, platformUrl = '' }: Backlink): Record<string, string> {
  const protocol = URL.parse(platformUrl)?.protocol ?? 'https:';
  return { url: `${protocol}//${target}`, host: target };
}

type WithdrawalCredentialsProps = {
  post: Backlink;
  withdrawal: Withdrawal;
  onChange: (withdrawal: Withdrawal) => void;
};

/** Asks for credentials that are not stored. */
function WithdrawalCredentials(props: WithdrawalCredentialsProps) {
  const { post, withdrawal, onChange } = props;
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
        Your {label} credentials for {post.target} are not stored. Enter them to delete the post
        {platform === 'wordpress' ? ' and the pictures uploaded with it' : ''}. They are used once.
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

type Remembered = PlatformsResponse['remembered'];

/** Whether credentials for the post are stored. */
const hasCredentials = ({ platform, target }: Backlink, remembered: Remembered) =>
  remembered.some((each) => each.platform === platform && each.target === target);

type PostProps = {
  post: Backlink;
  /** Undefined while loading. */
  remembered: Remembered | undefined;
  withdrawals: Withdrawals;
};

function Post({ post, remembered, withdrawals }: PostProps) {
  const { id, blogId, platform, target, platformUrl } = post;
  const address = `/api/backlinks/${encodeURIComponent(blogId)}/${id}/withdraw`;
  const label = platformLabel(platform);
  const withdrawal = withdrawals.chosen.get(address);
  const values = hasCredentials(post, remembered ?? []) ? null : knownValues(post);
  const chosen = { platform, values, errors: {} };
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
      {isRemovable(platform) ? (
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            disabled={!remembered}
            checked={withdrawal !== undefined}
            onChange={(event) => withdrawals.choose(address, event.target.checked ? chosen : null)}
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
        <WithdrawalCredentials
          post={post}
          withdrawal={withdrawal}
          onChange={(changed) => withdrawals.choose(address, changed)}
        />
      ) : null}
    </li>
  );
}

type PostsElsewhereProps = { blogId: string; withdrawals: Withdrawals };

/** A blog's posts on other platforms, each with an option to delete it there; nothing without posts. */
export function PostsElsewhere({ blogId, withdrawals }: PostsElsewhereProps) {
  const { data = [] } = useSWR<Backlink[], Error>(`/api/backlinks/${encodeURIComponent(blogId)}`);
  const posts = data.filter(({ platformUrl }) => platformUrl);
  const path = posts.length > 0 ? '/api/backlinks/platforms' : null;
  const { data: platforms } = useSWR<PlatformsResponse, Error>(path);
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
