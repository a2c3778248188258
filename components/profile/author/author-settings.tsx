'use client';

import { useState } from 'react';
import { useTranslations } from '#translations';
import { AccountForm, FormField, TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { useAuth, userSignature } from '@/components/auth/session/auth-context.ts';
import { toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { requestJson } from '@/lib/http/client.ts';
import { feedPaths, userPath } from '@/lib/routes.ts';
import { profileFormSchema } from '@/lib/users/schema.ts';
import { AuthorPreview, type ShownAuthor } from '../public-profile.tsx';
import { PictureField } from '../settings/picture-field.tsx';
import { SettingRow, useSignedIn } from '../settings/setting.tsx';

/** The chosen picture; null removes the current one, undefined keeps it. */
type ChosenPicture = string | null | undefined;

function shownPhoto({ photoURL, hasAvatar }: SessionUser, picture: ChosenPicture): string | null {
  if (picture === undefined) return photoURL;
  return picture ?? (hasAvatar ? null : photoURL);
}

/** The typed profile as readers would see it; invalid links are left out. */
function formDraft(form: HTMLFormElement, saved: ShownAuthor): ShownAuthor {
  const typed = Object.fromEntries(new FormData(form));
  const { displayName, biography, links } = profileFormSchema.shape;
  return {
    ...saved,
    displayName: displayName.safeParse(typed.displayName).data ?? saved.displayName,
    biography: biography.safeParse(typed.biography).data ?? String(typed.biography),
    links: links.safeParse(typed.links).data ?? [],
  };
}

function AuthorForm({ user }: { user: SessionUser }) {
  const t = useTranslations('author');
  const { refresh } = useAuth();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [draft, setDraft] = useState<ShownAuthor>(() => ({ ...user, displayName: userSignature(user) }));

  async function send(form: object): Promise<undefined> {
    const body = { ...form, ...(picture !== undefined && { avatar: picture }) };
    await requestJson('/api/account', { method: 'PATCH', body });
    await refresh();
    setPicture(undefined);
    toast(t.titled('saved'));
  }
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-[1fr_17rem]">
      <AccountForm
        label={t('form')}
        schema={profileFormSchema}
        send={send}
        failure={t.common('profileNotSaved')}
        submit={[t('save'), t('saving')]}
        onInput={(form) => setDraft(formDraft(form, draft))}
      >
        <FormField
          name="displayName"
          label={t('displayName')}
          autoComplete="name"
          required
          hint={user.hasChosenName ? undefined : t('unsigned')}
          defaultValue={userSignature(user)}
        />
        <PictureField
          noun="photo"
          hint={t('pictureHint')}
          picture={picture === undefined && user.hasAvatar ? user.photoURL : (picture ?? null)}
          onChoose={setPicture}
          onRemove={() => setPicture(user.hasAvatar ? null : undefined)}
        />
        <TextAreaField
          name="biography"
          label={t('biography')}
          hint={t('biographyHint')}
          rows={3}
          defaultValue={user.biography}
        />
        <TextAreaField
          name="links"
          label={t('links')}
          hint={t('linksHint')}
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={user.links.join('\n')}
        />
      </AccountForm>
      <section aria-label={t('preview')} className="self-start rounded-md border border-border p-5">
        <p className="label-caps mb-4 text-muted-foreground">{t('previewHeading')}</p>
        <AuthorPreview author={{ ...draft, photoURL: shownPhoto(user, picture) }} />
      </section>
    </div>
  );
}

const LINKS = [
  ['viewPublicPage', (page: string) => page],
  ['rssFeed', (page: string) => feedPaths(page).rss],
  ['jsonFeed', (page: string) => feedPaths(page).json],
] as const;

export function AuthorSettings({ user: rendered }: { user: SessionUser }) {
  const t = useTranslations('author');
  const user = useSignedIn(rendered);
  return (
    <>
      <p className="-mt-3 mb-6 text-sm text-muted-foreground">{t('shown')}</p>
      <AuthorForm key={user.uid} user={user} />
      <div className="mt-8 border-t border-border pt-6">
        <SettingRow heading={t('publicPage')} text={t('publicPageText')}>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {LINKS.map(([label, pathOf]) => (
              <a key={label} href={pathOf(userPath(user.slug))} className="py-1 font-medium link-underline">
                {t(label)}
              </a>
            ))}
          </p>
        </SettingRow>
      </div>
    </>
  );
}
