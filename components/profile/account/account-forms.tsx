import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import {
  AccountForm,
  type FieldErrors,
  FieldErrorsContext,
  FormField,
  NewPasswordFields,
  PasswordField,
  passwordFault,
  TextAreaField,
  useAccountForm,
} from '@/components/auth/fields/account-form.tsx';
import { signatureOf, useAuth } from '@/components/auth/session/auth-context.ts';
import { ActionButton } from '@/components/ui/action-button.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { readAsDataUrl, useFilePicker } from '@/components/ui/file-drop.tsx';
import { toast } from '@/components/ui/use-toast.ts';
import { changePasswordSchema, deleteAccountSchema, type SessionUser } from '@/lib/auth/schema.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { ApiError, apiErrorDetails, requestJson } from '@/lib/http/client.ts';
import { pictureProblem, READABLE_IMAGE_TYPES } from '@/lib/images/rules.ts';
import { profileFormSchema } from '@/lib/users/schema.ts';
import { AuthorPreview, type ShownAuthor } from '../public-profile.tsx';

type PictureFieldProps = { hasPicture: boolean; onChoose: (dataUrl: string) => void; onRemove: () => void };

function PictureField({ hasPicture, onChoose, onRemove }: PictureFieldProps) {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { input, open } = useFilePicker({
    label: 'Picture file',
    accept: [...READABLE_IMAGE_TYPES].join(','),
    onFiles: choose,
  });

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const found = pictureProblem(file);
    const dataUrl = found ? null : await readAsDataUrl(file).catch(() => null);
    setProblem(found?.description ?? (dataUrl ? null : AUTHOR_MESSAGES.pictureUnreadable));
    if (dataUrl) onChoose(dataUrl);
  }

  function remove(): void {
    setProblem(null);
    onRemove();
    // The focused button disappears.
    button.current?.focus();
  }
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="text-sm font-semibold">Picture</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button Icon={ImageUp} ref={button} variant="outline" onClick={open}>
          {hasPicture ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {hasPicture ? (
          <Button Icon={Trash2} variant="outline" onClick={remove}>
            Remove picture
          </Button>
        ) : null}
      </div>
      {input}
      <p id={hintId} className="mt-1.5 text-sm text-muted-foreground">
        {AUTHOR_MESSAGES.pictureHint}
      </p>
      <p role="alert" className="text-sm font-medium break-words text-destructive-text">
        {problem ? <span className="mt-1.5 block">{problem}</span> : null}
      </p>
    </fieldset>
  );
}

/** The chosen picture; null removes the current one, undefined keeps it. */
type ChosenPicture = string | null | undefined;

function shownPhoto({ photoURL, hasAvatar }: SessionUser, picture: ChosenPicture): string | null {
  if (picture === undefined) return photoURL;
  return picture ?? (hasAvatar ? null : photoURL);
}

/** The typed profile as readers would see it; invalid links are left out. */
function draftOf(form: HTMLFormElement, saved: ShownAuthor): ShownAuthor {
  const typed = Object.fromEntries(new FormData(form));
  const { displayName, biography, links } = profileFormSchema.shape;
  return {
    ...saved,
    displayName: displayName.safeParse(typed.displayName).data ?? saved.displayName,
    biography: biography.safeParse(typed.biography).data ?? String(typed.biography),
    links: links.safeParse(typed.links).data ?? [],
  };
}

type UserFormProps = { user: SessionUser; onSaved: () => void };

/** Edits the author profile, with a preview. */
export function AuthorForm({ user, onSaved }: UserFormProps) {
  const { refresh } = useAuth();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [draft, setDraft] = useState<ShownAuthor>(() => ({ ...user, displayName: signatureOf(user) }));

  async function send(form: object): Promise<undefined> {
    const body = { ...form, ...(picture !== undefined && { avatar: picture }) };
    await requestJson('/api/account', { method: 'PATCH', body });
    await refresh();
    toast(AUTHOR_MESSAGES.saved);
    onSaved();
  }
  return (
    <div className="mt-6 grid gap-x-10 gap-y-7 xl:grid-cols-2">
      <AccountForm
        label="Author profile"
        schema={profileFormSchema}
        send={send}
        failure={AUTHOR_MESSAGES.notSaved}
        submit={['Save profile', 'Saving...']}
        onInput={(form) => setDraft(draftOf(form, draft))}
      >
        <FormField
          name="displayName"
          label="Display name"
          autoComplete="name"
          autoFocus
          required
          hint={user.hasChosenName ? undefined : AUTHOR_MESSAGES.unsigned}
          defaultValue={signatureOf(user)}
        />
        <PictureField
          hasPicture={typeof picture === 'string' || (picture === undefined && user.hasAvatar)}
          onChoose={setPicture}
          onRemove={() => setPicture(user.hasAvatar ? null : undefined)}
        />
        <TextAreaField
          name="biography"
          label="Biography"
          hint={AUTHOR_MESSAGES.biographyHint}
          rows={3}
          defaultValue={user.biography}
        />
        <TextAreaField
          name="links"
          label="Links"
          hint={AUTHOR_MESSAGES.linksHint}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.links.join('\n')}
        />
      </AccountForm>
      <section aria-label="Preview" className="self-start rounded-lg border border-border p-5">
        <p className="label-caps mb-4 text-muted-foreground">What readers see</p>
        <AuthorPreview author={{ ...draft, photoURL: shownPhoto(user, picture) }} />
      </section>
    </div>
  );
}

/** Changes the password while signed in. */
export function PasswordForm({ user, onSaved }: UserFormProps) {
  const { refresh } = useAuth();

  async function send(form: object): Promise<FieldErrors | undefined> {
    try {
      await requestJson('/api/account/password', { method: 'POST', body: form });
    } catch (error) {
      const { message } = apiErrorDetails(error);
      const isInvalid = error instanceof ApiError && error.status === 400 && message && !passwordFault(error);
      // Besides a common password, the server refuses only a wrong current one.
      if (isInvalid) return { currentPassword: message };
      throw error;
    }
    toast({ title: 'Password saved', description: 'You are signed out on all other devices.' });
    onSaved();
    await refresh();
    return undefined;
  }
  return (
    <AccountForm
      label="Password"
      schema={changePasswordSchema}
      send={send}
      failure="Could not save the password"
      submit={['Save password', 'Saving...']}
      className="mt-6 max-w-md"
    >
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={user.email} />
      {user.hasPassword ? (
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" autoFocus />
      ) : (
        <input type="hidden" name="currentPassword" value="" />
      )}
      <NewPasswordFields label="New password" />
    </AccountForm>
  );
}

type DeleteAccountDialogProps = { email: string; onClose: () => void; onDeleted: () => Promise<void> };

/** Confirms the deletion of an account by its email address. */
export function DeleteAccountDialog({ email, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { errors, isBusy, formProps } = useAccountForm({
    schema: deleteAccountSchema,
    send: async (form) => {
      if (form.email !== email) return { email: 'This is not the email address of your account.' };
      await requestJson('/api/account', { method: 'DELETE', body: form });
      await onDeleted();
      return undefined;
    },
    failure: 'Could not delete the account',
  });
  return (
    <OpenDialog
      title="Delete your account?"
      description={
        <>
          This permanently deletes your account, your blogs and their images, and links to them stop working. Download
          your data first if you want to keep it. To continue, type{' '}
          <b className="font-semibold break-words text-foreground">{email}</b>.
        </>
      }
      onClose={onClose}
    >
      <form method="post" noValidate className="mt-6" {...formProps}>
        <FieldErrorsContext value={errors}>
          <FormField name="email" label="Your email address" type="email" autoComplete="off" required />
        </FieldErrorsContext>
        <DialogActions>
          <ActionButton
            type="submit"
            isBusy={isBusy}
            busyText="Deleting..."
            className="bg-destructive text-destructive-foreground hover:bg-destructive/85"
          >
            Delete account
          </ActionButton>
        </DialogActions>
      </form>
    </OpenDialog>
  );
}
