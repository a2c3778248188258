'use client';

import { useState } from 'react';
import { z } from 'zod';
import { useTranslations } from '#translations';
import { AccountForm, TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { ColorThemePicker } from '@/components/blog/styling/style-parts.tsx';
import { StyleGrid } from '@/components/blog/styling/style-settings.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { useLeaveWarning } from '@/components/ui/use-leave-warning.ts';
import { toast } from '@/components/ui/use-toast.ts';
import { requestJson } from '@/lib/http/client.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { userPath } from '@/lib/routes.ts';
import { type OwnSite, type SiteChange, siteChangeSchema } from '@/lib/sites/schema.ts';
import { PictureField } from '../settings/picture-field.tsx';
import { MenuFields } from './menu-fields.tsx';
import { SitePages, siteChange } from './site-pages.tsx';

const FIRST_STYLE = 'minimal';

type DesignFieldsProps = { draft: SiteChange; name: string; onChange: (change: Partial<SiteChange>) => void };

/** Style and color with the site's first lines. */
function DesignFields({ draft: { style, colorTheme, intro }, name, onChange }: DesignFieldsProps) {
  const t = useTranslations('siteSettings');
  const text = { lang: t.language, title: name, intro: intro || t('designHint'), heading: t('blogs') };
  const blogStyle = { style: style ?? FIRST_STYLE, colorTheme } as const;
  return (
    <>
      <SwitchField
        label={t('design')}
        hint={t('designHint')}
        checked={style !== null}
        onChange={(isOn) => onChange({ style: isOn ? FIRST_STYLE : null })}
      />
      {style ? (
        <>
          <StyleGrid
            {...{ blogStyle, text }}
            onChoose={(chosen) => onChange({ style: chosen })}
            className="lg:min-h-0 lg:grid-cols-4 lg:grid-rows-2"
          />
          <ColorThemePicker blogStyle={blogStyle} onChoose={(chosen) => onChange({ colorTheme: chosen })} />
        </>
      ) : null}
    </>
  );
}

export function SiteSettings({ slug, name, saved: rendered }: { slug: string; name: string; saved: OwnSite }) {
  const t = useTranslations('siteSettings');
  const [{ own, draft }, setState] = useState(() => ({ own: rendered, draft: siteChange(rendered) }));
  const change = (part: Partial<SiteChange>) => setState((now) => ({ ...now, draft: { ...now.draft, ...part } }));
  useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(siteChange(own)), true);

  async function save(body: SiteChange): Promise<undefined> {
    const answer = await requestJson<OwnSite>('/api/account/site', { method: 'PUT', body });
    setState({ own: answer, draft: siteChange(answer) });
    toast(t.titled('saved'));
  }
  /** Entries of a saved menu follow a page that was moved or deleted. */
  const onPages = (next: OwnSite) =>
    setState((now) => {
      const isSaved = JSON.stringify(now.draft.menu) === JSON.stringify(now.own.site.menu);
      return { own: next, draft: isSaved ? { ...now.draft, menu: next.site.menu } : now.draft };
    });
  const pictures = [
    { noun: 'picture', hint: t('pictureHint'), current: own.site.pictureURL },
    { noun: 'icon', hint: t('iconHint'), current: own.site.icons?.touch ?? null },
  ] as const;
  const blogs = own.blogs.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <p className="-mt-3 mb-6 max-w-[38rem] text-sm text-muted-foreground">
        {t('about')}
        {sentenceGap(t.language)}
        <a href={userPath(slug)} className="font-medium text-foreground link-underline">
          {t('view')}
        </a>
      </p>
      <AccountForm
        label={t('label')}
        schema={z.preprocess(() => draft, siteChangeSchema)}
        send={save}
        failure={t('notSaved')}
        submit={[t('submit'), t('saving')]}
        className="gap-7"
      >
        <DesignFields draft={draft} name={name} onChange={change} />
        <TextAreaField
          name="intro"
          label={t('intro')}
          hint={t('introHint')}
          rows={4}
          dir="auto"
          value={draft.intro}
          onChange={(event) => change({ intro: event.currentTarget.value })}
        />
        {pictures.map(({ noun, hint, current }) => (
          <PictureField
            key={noun}
            {...{ noun, hint }}
            picture={draft[noun] === undefined ? current : draft[noun]}
            onChoose={(dataUrl) => change({ [noun]: dataUrl })}
            onRemove={() => change({ [noun]: current ? null : undefined })}
          />
        ))}
        <SelectField
          label={t('pinned')}
          hint={t('pinnedHint')}
          options={[{ value: '', label: t('pinnedNone') }, ...blogs]}
          value={draft.pinnedBlogId ?? ''}
          onChange={(id) => change({ pinnedBlogId: id || null })}
        />
        <MenuFields own={own} menu={draft.menu} onChange={(menu) => change({ menu })} />
      </AccountForm>
      <div className="mt-8 border-t border-border pt-6">
        <SitePages slug={slug} own={own} onChange={onPages} />
      </div>
    </>
  );
}
