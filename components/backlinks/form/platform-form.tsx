import { KeyRound } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useTranslations } from '#translations';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Checkbox } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Input } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { SecretInput } from '@/components/ui/secret-input.tsx';
import {
  type CredentialField as CredentialDetails,
  type CredentialFault,
  credentialForm,
} from '@/lib/backlinks/platforms/shared/credential-forms.ts';
import { platformLabel, VISIBILITIES } from '@/lib/constants/platforms.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import type { PlatformFormState } from './use-platform-form.ts';

type CredentialFieldProps = {
  field: CredentialDetails;
  value: string;
  error: CredentialFault | undefined;
  onChange: (value: string) => void;
};

/** Keeps password managers away, as these are keys of other sites. */
const NOT_A_LOGIN = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true };

/** An input for one credential. It has no name, so that no form around it can send it. */
export function CredentialField({ field, value, error, onChange }: CredentialFieldProps) {
  const t = useTranslations('backlinks.form');
  const { label, kind, placeholder, hint, isOptional } = field;
  return (
    <Field
      label={t(`fields.${label}`)}
      isOptional={isOptional}
      hint={hint && t(`fields.${hint}`)}
      error={error && t(`faults.${error}`)}
      className="min-w-0"
    >
      {(control) => {
        const props = {
          ...control,
          ...NOT_A_LOGIN,
          autoComplete: 'off',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          required: !isOptional,
          placeholder,
          value,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
          className: 'h-11',
        };
        return (
          <div className="mt-2">
            {kind === 'secret' ? (
              <SecretInput noun="characters" {...props} />
            ) : (
              <Input inputMode={kind === 'url' ? 'url' : undefined} {...props} />
            )}
          </div>
        );
      }}
    </Field>
  );
}

type FormSubmitProps = { form: PlatformFormState; label: string; className: string };

/** A form's button, and a line that announces the wait and then the outcome. It is always there, so that nothing moves. */
export function FormSubmit({ form: { platform, isBusy, outcome, submit }, label, className }: FormSubmitProps) {
  const t = useTranslations('backlinks.form');
  const isFailure = outcome && !outcome.success;
  return (
    <div>
      <ActionButton
        variant="ink"
        isBusy={isBusy}
        busyText={t('submitting')}
        onClick={submit}
        className={cn('max-sm:w-full pointer-coarse:h-11', className)}
      >
        {label}
      </ActionButton>
      <p
        role="status"
        className={cn(
          // Any wider, and a toast in the corner would cover its end.
          'mt-3 min-h-5 max-w-[34rem] text-sm break-words',
          isFailure ? 'font-medium text-destructive-text' : 'text-muted-foreground',
        )}
      >
        {isBusy ? t('waiting', { platform: platformLabel(platform) }) : outcome?.message}
      </p>
    </div>
  );
}

type PlatformFormProps = {
  form: PlatformFormState;
  onForget: () => unknown;
  afterAddress?: ReactNode;
  children?: ReactNode;
};

function RememberedAccount({ form, onForget }: Pick<PlatformFormProps, 'form' | 'onForget'>) {
  const t = useTranslations('backlinks.form');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-md border border-border bg-background p-4">
      <KeyRound aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <p className="min-w-0 flex-1 basis-48 text-sm">
        <span className="block font-semibold break-words">{form.rememberedTarget}</span>
        <span className="text-muted-foreground">{t('saved')}</span>
      </p>
      <div className="flex gap-2">
        <ActionButton variant="outline" size="touch" onClick={() => form.onChange({ isReplacing: true })}>
          {t('useAnother')}
        </ActionButton>
        <ActionButton variant="outline" size="touch" busyText={t('forgetting')} onClick={onForget}>
          {t('forget')}
        </ActionButton>
      </div>
    </div>
  );
}

function Fields({ form, afterAddress }: Pick<PlatformFormProps, 'form' | 'afterAddress'>) {
  const t = useTranslations('backlinks.form');
  const { platform } = form;
  const { fields, settingsUrl } = credentialForm(platform);
  return (
    <>
      <div className={cn('grid gap-x-5 gap-y-4', fields.length > 1 && 'sm:grid-cols-2')}>
        {fields.map((field) => (
          <div key={field.name} className={cn('flex flex-col gap-5', field.kind === 'url' && 'sm:col-span-full')}>
            <CredentialField field={field} {...form.findInput(field.name)} />
            {field.kind === 'url' ? afterAddress : null}
          </div>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">
        {t(`help.${platform}`)}
        {sentenceGap(t.language)}
        {settingsUrl ? (
          <a
            href={settingsUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="font-medium text-foreground link-underline"
          >
            {t('openSettings', { platform: platformLabel(platform) })}
          </a>
        ) : null}
      </p>
    </>
  );
}

function VisibilityChoice({ form: { draft, onChange } }: Pick<PlatformFormProps, 'form'>) {
  const t = useTranslations('backlinks.form');
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t('publishAs')}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        {VISIBILITIES.map((value) => (
          <Checkbox
            key={value}
            type="radio"
            name={group}
            checked={draft.visibility === value}
            onChange={() => onChange({ visibility: value })}
            className="min-h-11 w-auto gap-3 rounded-md border border-border px-3 py-2 has-checked:border-foreground has-checked:bg-background"
          >
            <span className="min-w-0">
              <span className="font-medium">{t(value)}</span>
              <span className="block text-muted-foreground">{t(`${value}Hint`)}</span>
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

function RememberChoice({ form: { draft, onChange } }: Pick<PlatformFormProps, 'form'>) {
  const t = useTranslations('backlinks.form');
  return (
    <Checkbox
      checked={draft.remember}
      onChange={(event) => onChange({ remember: event.currentTarget.checked })}
      className="items-start gap-3"
    >
      <span className="min-w-0">
        <span className="font-semibold">{t('remember')}</span>
        <span className="mt-0.5 block text-muted-foreground">{t('rememberHint')}</span>
      </span>
    </Checkbox>
  );
}

export function PlatformForm({ form, onForget, afterAddress, children }: PlatformFormProps) {
  const t = useTranslations('backlinks.form');
  const { note, hasNoDrafts } = credentialForm(form.platform);
  const labeled = { platform: platformLabel(form.platform) };
  return (
    <fieldset {...form.box} aria-label={t('label', labeled)} className="flex min-w-0 flex-col gap-5">
      {note ? <p className="text-sm text-muted-foreground">{t(`notes.${note}`)}</p> : null}
      {form.usesRemembered ? (
        <RememberedAccount form={form} onForget={onForget} />
      ) : (
        <Fields form={form} afterAddress={afterAddress} />
      )}
      {hasNoDrafts ? null : <VisibilityChoice form={form} />}
      {form.usesRemembered ? null : <RememberChoice form={form} />}
      {children}
      <FormSubmit form={form} label={t('submit', labeled)} className="min-w-48" />
    </fieldset>
  );
}
