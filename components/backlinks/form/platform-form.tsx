'use client';

import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn.ts';
import { credentialForm } from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { BusyButton } from '../busy-button.tsx';
import { CredentialField } from './credential-field.tsx';
import { FormSubmit } from './form-outcome.tsx';
import { RememberChoice, VisibilityChoice } from './submission-choices.tsx';
import type { PlatformFormState } from './use-platform-form.ts';

type PlatformFormProps = {
  form: PlatformFormState;
  /** Deletes the remembered credentials. */
  onForget: () => Promise<void>;
  /** Shown below the site's address. */
  afterAddress?: ReactNode;
  /** Buttons beside the main one. */
  actions?: ReactNode;
  children?: ReactNode;
};

const link = 'font-medium text-foreground link-underline';

/** The account of remembered credentials, in place of the fields. */
function RememberedAccount({
  form,
  target,
  onForget,
}: Pick<PlatformFormProps, 'form' | 'onForget'> & { target: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-border bg-background p-4">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold break-words">{target}</span>
        <span className="text-muted-foreground">Saved and encrypted</span>
      </p>
      <div className="flex gap-2">
        <BusyButton variant="outline" onPress={() => form.onChange({ isReplacing: true })}>
          Use another
        </BusyButton>
        <BusyButton variant="outline" busyText="Forgetting..." onPress={onForget}>
          Forget
        </BusyButton>
      </div>
    </div>
  );
}

function Fields({ form, afterAddress }: Pick<PlatformFormProps, 'form' | 'afterAddress'>) {
  const { platform, draft, errors, setValue } = form;
  const { fields, help, helpLink } = credentialForm(platform);
  return (
    <>
      <div className={cn('grid gap-x-5 gap-y-4', fields.length > 1 && 'sm:grid-cols-2')}>
        {fields.map((field) => (
          <div key={field.name} className={cn('flex flex-col gap-5', field.kind === 'url' && 'sm:col-span-full')}>
            <CredentialField
              field={field}
              value={draft.values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => setValue(field.name, value)}
            />
            {field.kind === 'url' ? afterAddress : null}
          </div>
        ))}
      </div>
      {help ? (
        <p className="text-sm text-muted-foreground">
          {help}{' '}
          {helpLink ? (
            <a href={helpLink.href} target="_blank" rel="noopener noreferrer" className={link}>
              {helpLink.label}
            </a>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** The form of a platform's credentials with its 'Submit to {Platform}' button (spec §2). */
export function PlatformForm({ form, onForget, afterAddress, actions, children }: PlatformFormProps) {
  const { platform, draft, onChange, rememberedTarget, usesRemembered } = form;
  const { note, hasDrafts } = credentialForm(platform);
  const label = platformLabel(platform);
  return (
    <fieldset
      ref={form.box}
      aria-label={`${label} credentials`}
      onKeyDown={form.submitOnEnter}
      className="flex min-w-0 flex-col gap-5"
    >
      {note ? <p className="text-sm text-muted-foreground">{note}</p> : null}
      {usesRemembered && rememberedTarget !== undefined ? (
        <RememberedAccount form={form} target={rememberedTarget} onForget={onForget} />
      ) : (
        <Fields form={form} afterAddress={afterAddress} />
      )}
      {hasDrafts ? (
        <VisibilityChoice value={draft.visibility} onChange={(visibility) => onChange({ visibility })} />
      ) : null}
      {usesRemembered ? null : (
        <RememberChoice isChecked={draft.remember} onChange={(remember) => onChange({ remember })} />
      )}
      {children}
      <FormSubmit form={form} label={`Submit to ${label}`} className="min-w-48" actions={actions} />
    </fieldset>
  );
}
