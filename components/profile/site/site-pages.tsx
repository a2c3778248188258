import { FilePlus2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '#translations';
import { AccountForm, FormField, TextAreaField } from '@/components/auth/fields/account-form.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useLeaveWarning } from '@/components/ui/use-leave-warning.ts';
import { attempt, toast, toastUndo } from '@/components/ui/use-toast.ts';
import { MAX_SITE_PAGES } from '@/lib/constants/limits.ts';
import { requestJson } from '@/lib/http/client.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import { siteAddress, userPath } from '@/lib/routes.ts';
import { type OwnSite, type PageChange, pageChangeSchema, type SiteChange } from '@/lib/sites/schema.ts';
import { SettingRow } from '../settings/setting.tsx';

const PAGES = '/api/account/site/pages';

type Page = OwnSite['pages'][number];

export const siteChange = ({ site: { pictureURL: _, icons: __, ...choices } }: OwnSite): SiteChange => choices;

/** A page being written; without an id it is new. */
type Draft = Partial<Page> & Pick<Page, 'title' | 'text'>;

type PageFormProps = { draft: Draft; onSaved: (own: OwnSite) => void; onClose: () => void };

function PageForm({ draft: { id, title, text, slug }, onSaved, onClose }: PageFormProps) {
  const t = useTranslations('siteSettings.pages');
  const [isTyped, setIsTyped] = useState(false);
  useLeaveWarning(isTyped, true);
  async function save(body: PageChange): Promise<undefined> {
    onSaved(await requestJson<OwnSite>(id ? `${PAGES}/${id}` : PAGES, { method: id ? 'PUT' : 'POST', body }));
    onClose();
    toast(t.titled('saved'));
  }
  return (
    <AccountForm
      label={id ? t('editing', { title }) : t('new')}
      schema={pageChangeSchema}
      send={save}
      failure={t('notSaved')}
      submit={[t('submit'), t('saving')]}
      onInput={() => setIsTyped(true)}
      actions={(button) => (
        <div className="flex gap-3">
          {button}
          <Button variant="outline" onClick={onClose}>
            {t.common('cancel')}
          </Button>
        </div>
      )}
      className="mt-5 rounded-md border border-border p-5"
    >
      <FormField name="title" label={t('title')} required dir="auto" defaultValue={title} autoFocus={title === ''} />
      {slug ? <FormField name="slug" label={t('address')} hint={t('addressHint')} defaultValue={slug} /> : null}
      <TextAreaField
        name="text"
        label={t('text')}
        hint={t('textHint')}
        dir="auto"
        autoFocus={title !== ''}
        defaultValue={text}
        className="min-h-64"
      />
    </AccountForm>
  );
}

type PageRowProps = {
  page: Page;
  t: Translator<'siteSettings.pages'>;
  address: string;
  onEdit: () => void;
  onDelete: (button: Element) => void;
};

const PageRow = ({ page: { title }, t, address, onEdit, onDelete }: PageRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border py-2.5">
    <a href={address} dir="auto" className="min-w-0 flex-1 py-1 font-medium break-words link-underline">
      {title}
    </a>
    <Button Icon={Pencil} variant="ghost" size="sm" onClick={onEdit}>
      {t.rich('edit', { title, hidden: <span className="sr-only" /> })}
    </Button>
    <Button Icon={Trash2} variant="ghost" size="sm" onClick={(event) => onDelete(event.currentTarget)}>
      {t.rich('delete', { title, hidden: <span className="sr-only" /> })}
    </Button>
  </li>
);

const STARTS = ['about', 'imprint'] as const;

type SitePagesProps = { slug: string; own: OwnSite; onChange: (own: OwnSite) => void };

export function SitePages({ slug, own, own: { pages }, onChange }: SitePagesProps) {
  const t = useTranslations('siteSettings.pages');
  const [draft, setDraft] = useState<Draft | null>(null);

  /** Adds a deleted page again, and what the menu was with it. */
  async function restore({ title, text, slug: address }: Page): Promise<void> {
    const next = await requestJson<OwnSite>(PAGES, { method: 'POST', body: { title, text, slug: address } });
    const body = { ...siteChange(next), menu: own.site.menu };
    onChange(await requestJson<OwnSite>('/api/account/site', { method: 'PUT', body }));
  }

  async function remove(page: Page, button: Element): Promise<void> {
    const row = button.closest<HTMLElement>('[tabindex]');
    const path = `${PAGES}/${page.id}`;
    const request = async () => onChange(await requestJson<OwnSite>(path, { method: 'DELETE', body: {} }));
    if (!(await attempt(request, t.titled('notDeleted')))) return;
    row?.focus();
    const again = () => void attempt(() => restore(page), { title: t('notSaved') });
    toastUndo(t.titled('deleted'), t('undoHint'), again);
  }
  const starts = STARTS.map((start) => ({ title: t(`starts.${start}`), label: t(`write.${start}`) }));
  const unwritten = starts.filter(({ title }) => pages.every((page) => page.title !== title));
  return (
    <SettingRow heading={t('heading')} text={t('hint')}>
      {pages.length > 0 ? (
        <ul className="mt-4 border-t border-border">
          {pages.map((page) => (
            <PageRow
              key={page.id}
              {...{ page, t }}
              address={siteAddress(userPath(slug), page.slug)}
              onEdit={() => setDraft(page)}
              onDelete={(button) => void remove(page, button)}
            />
          ))}
        </ul>
      ) : null}
      {draft ? (
        <PageForm key={draft.id ?? draft.title} draft={draft} onSaved={onChange} onClose={() => setDraft(null)} />
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          {pages.length < MAX_SITE_PAGES
            ? [...unwritten, { title: '', label: t('add') }].map(({ title, label }) => (
                <Button key={title} Icon={FilePlus2} variant="outline" onClick={() => setDraft({ title, text: '' })}>
                  {label}
                </Button>
              ))
            : t('many')}
        </div>
      )}
    </SettingRow>
  );
}
