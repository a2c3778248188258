'use client';

import { type FormEvent, useState } from 'react';
import { AccountForm } from '@/components/auth/fields/account-form.tsx';
import { FormField } from '@/components/auth/fields/form-field.tsx';
import { SubmitButton } from '@/components/auth/fields/submit-button.tsx';
import { TextAreaField } from '@/components/auth/fields/text-area-field.tsx';
import { useAccountForm } from '@/components/auth/fields/use-account-form.ts';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailureToast } from '@/components/auth/session/failure-toast.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { AUTHOR_MESSAGES } from '@/lib/constants/profile-messages.ts';
import { requestJson } from '@/lib/http/client.ts';
import { profileFormSchema } from '@/lib/users/schema.ts';
import { AuthorPreview, type ShownAuthor } from './author-preview.tsx';
import { PictureField } from './picture-field.tsx';

/** A picture that was chosen; null takes the present one away, undefined leaves it. */
type ChosenPicture = string | null | undefined;

function shownPhoto({ photoURL, hasAvatar }: SessionUser, picture: ChosenPicture): string | null {
  if (picture === undefined) return photoURL;
  return picture ?? (hasAvatar ? null : photoURL);
}

/** The fields as they are typed, as a reader would see them; a link only once it is one. */
function draftOf(form: HTMLFormElement, saved: ShownAuthor): ShownAuthor {
  const typed = Object.fromEntries(new FormData(form));
  const { displayName, biography, links } = profileFormSchema.shape;
  const shownLinks = links.safeParse(typed.links);
  return {
    ...saved,
    displayName: displayName.safeParse(typed.displayName).data ?? saved.displayName,
    biography: biography.safeParse(typed.biography).data ?? String(typed.biography),
    links: shownLinks.data ?? [],
  };
}

type AuthorFormProps = { user: SessionUser; onSaved: () => void };

/** Says who one is as an author: picture, name, biography, links; with a preview of what readers will see. */
export default function AuthorForm({ user, onSaved }: AuthorFormProps) {
  const { refresh } = useAuth();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [draft, setDraft] = useState<ShownAuthor>(() => ({ ...user, displayName: user.displayName ?? '' }));
  const { errors, isBusy, formProps } = useAccountForm(profileFormSchema, async (form) => {
    const body = { ...form, ...(picture !== undefined && { avatar: picture }) };
    try {
      await requestJson('/api/account', { method: 'PATCH', body });
      await refresh();
      toast(AUTHOR_MESSAGES.saved);
      onSaved();
    } catch (error) {
      toast(accountFailureToast(error, AUTHOR_MESSAGES.notSaved));
    }
    return undefined;
  });

  function input(event: FormEvent<HTMLFormElement>): void {
    formProps.onInput(event);
    setDraft(draftOf(event.currentTarget, draft));
  }
  return (
    <div className="mt-6 grid gap-x-10 gap-y-7 xl:grid-cols-2">
      <AccountForm label="Author profile" onSubmit={formProps.onSubmit} onInput={input}>
        <FormField
          name="displayName"
          label="Display name"
          autoComplete="name"
          autoFocus
          required
          hint={user.hasChosenName ? undefined : AUTHOR_MESSAGES.nameFromEmail(user.displayName ?? '')}
          defaultValue={user.hasChosenName ? (user.displayName ?? '') : ''}
          error={errors.displayName}
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
          error={errors.biography}
        />
        <TextAreaField
          name="links"
          label="Links"
          hint={AUTHOR_MESSAGES.linksHint}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.links.join('\n')}
          error={errors.links}
        />
        <SubmitButton isBusy={isBusy} busyText="Saving...">
          Save profile
        </SubmitButton>
      </AccountForm>
      <section aria-label="Preview" className="self-start rounded-lg border border-border p-5">
        <p className="label-caps mb-4 text-muted-foreground">What readers see</p>
        <AuthorPreview author={{ ...draft, photoURL: shownPhoto(user, picture) }} />
      </section>
    </div>
  );
}
