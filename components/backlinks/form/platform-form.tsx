'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/cn.ts';
import { platformLabel } from '@/lib/constants/platforms.ts';
import { CredentialField } from './credential-field.tsx';
import { FormOutcome } from './form-outcome.tsx';
import { PLATFORM_FORMS } from './platform-forms.ts';
import { RememberedAccount } from './remembered-account.tsx';
import { RememberChoice, VisibilityChoice } from './submission-choices.tsx';
import type { PlatformFormState } from './use-platform-form.ts';

type PlatformFormProps = {
  form: PlatformFormState;
  /** Forgets what is remembered for this platform. */
  onForget: () => Promise<void>;
  /** Stands between the site's address and the other boxes. */
  afterAddress?: ReactNode;
  /** Buttons beside the main one. */
  actions?: ReactNode;
  children?: ReactNode;
};

const link =
  'font-medium text-foreground underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground';

function Boxes({ form, afterAddress }: Pick<PlatformFormProps, 'form' | 'afterAddress'>) {
  const { platform, draft, errors, setValue } = form;
  const { fields, help, helpLink } = PLATFORM_FORMS[platform];
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
  const { platform, draft, onChange, rememberedTarget, usesRemembered, isBusy } = form;
  const { note, hasDrafts } = PLATFORM_FORMS[platform];
  const label = platformLabel(platform);

  /** The Enter key sends this form and never one around it. */
  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.nativeEvent.isComposing) void form.submit();
  }
  return (
    <fieldset
      ref={form.box}
      aria-label={`${label} credentials`}
      onKeyDown={submitOnEnter}
      className="flex min-w-0 flex-col gap-5"
    >
      {note ? <p className="text-sm text-muted-foreground">{note}</p> : null}
      {usesRemembered && rememberedTarget !== undefined ? (
        <RememberedAccount
          target={rememberedTarget}
          onReplace={() => onChange({ isReplacing: true })}
          onForget={onForget}
        />
      ) : (
        <Boxes form={form} afterAddress={afterAddress} />
      )}
      {hasDrafts ? (
        <VisibilityChoice value={draft.visibility} onChange={(visibility) => onChange({ visibility })} />
      ) : null}
      {usesRemembered ? null : (
        <RememberChoice isChecked={draft.remember} onChange={(remember) => onChange({ remember })} />
      )}
      {children}
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="ink"
            aria-disabled={isBusy}
            onClick={() => void form.submit()}
            className="min-w-48 aria-disabled:cursor-default aria-disabled:opacity-55 max-sm:w-full pointer-coarse:h-11"
          >
            {isBusy ? 'Submitting...' : `Submit to ${label}`}
          </Button>
          {actions}
        </div>
        <FormOutcome form={form} />
      </div>
    </fieldset>
  );
}
