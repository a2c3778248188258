'use client';

import { CredentialField } from '@/components/backlinks/form/credential-field.tsx';
import { PLATFORM_FORMS } from '@/components/backlinks/form/platform-forms.ts';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import type { Withdrawal } from './use-withdrawals.ts';

/** What a post itself says of the credentials for it: the address of its site. */
export function knownValues({ target, platformUrl = '' }: Backlink): Record<string, string> {
  const protocol = URL.parse(platformUrl)?.protocol ?? 'https:';
  return { url: `${protocol}//${target}`, host: target };
}

type WithdrawalCredentialsProps = {
  post: Backlink;
  withdrawal: Withdrawal;
  onChange: (withdrawal: Withdrawal) => void;
};

/** Asks for the credentials that deleting a post on its platform needs, as none are stored. */
export function WithdrawalCredentials(props: WithdrawalCredentialsProps) {
  const { post, withdrawal, onChange } = props;
  const { platform, values, errors } = withdrawal;
  const label = platformLabel(platform);
  const { fields, help } = PLATFORM_FORMS[platform];

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
