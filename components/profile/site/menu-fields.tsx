import { Plus } from 'lucide-react';
import { useTranslations } from '#translations';
import { FormField } from '@/components/auth/fields/account-form.tsx';
import { SectionControls, useFocusLater } from '@/components/blog/editing/sections/move-controls.tsx';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { MAX_MENU_LINKS } from '@/lib/constants/limits.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { OwnSite } from '@/lib/sites/schema.ts';
import type { Menu } from '@/lib/users/site.ts';

const ADDRESS = 'https://';

/** Where an entry can lead; `name` is the usual words of the entry. */
const targets = ({ pages, groups }: OwnSite, t: Translator<'siteSettings.menu'>) => [
  { value: '/', label: t('home'), name: t('home') },
  { value: '/archive', label: t('archive'), name: t('archive') },
  ...pages.map(({ slug, title: name }) => ({ value: `/${slug}`, label: t('page', { name }), name })),
  ...groups
    .toSorted((a, b) => b.kind.localeCompare(a.kind))
    .map(({ kind, label: name, to }) => ({ value: to, label: t(kind, { name }), name })),
  { value: ADDRESS, label: t('otherAddress'), name: '' },
];

export function MenuFields({ own, menu, onChange }: { own: OwnSite; menu: Menu; onChange: (menu: Menu) => void }) {
  const t = useTranslations('siteSettings.menu');
  const focusLater = useFocusLater();
  const options = targets(own, t);
  const isKnown = (to: string) => to !== ADDRESS && options.some(({ value }) => value === to);
  function retarget(at: number, entry: Menu[number], to: string): void {
    const label = entry.label || (options.find(({ value }) => value === to)?.name ?? '');
    onChange(menu.with(at, { label, to }));
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-1 text-sm font-semibold">{t('heading')}</legend>
      <p className="-mt-1 text-sm text-muted-foreground">{t('hint')}</p>
      {[...menu.entries()].map(([at, entry]) => (
        <fieldset
          key={at}
          className="grid min-w-0 gap-x-3 gap-y-3 rounded-md border border-border p-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <legend className="sr-only">{t('entry', { number: at + 1 })}</legend>
          <SelectField
            label={t('target')}
            options={options}
            value={isKnown(entry.to) ? entry.to : ADDRESS}
            onChange={(to) => retarget(at, entry, to)}
          />
          <FormField
            name={`menu.${at}.label`}
            label={t('words')}
            dir="auto"
            value={entry.label}
            onChange={(event) => onChange(menu.with(at, { ...entry, label: event.currentTarget.value }))}
          />
          <div className="self-end">
            <SectionControls
              {...{ id: `menu-${at}`, noun: 'entry', number: at + 1 }}
              {...{ count: menu.length, canRemove: true, size: 'default' }}
              onMove={(by) => onChange(menu.toSpliced(at, 1).toSpliced(at + by, 0, entry))}
              onRemove={() => {
                onChange(menu.toSpliced(at, 1));
                focusLater(menu.length === 1 ? 'add-entry' : `menu-${Math.min(at, menu.length - 2)}-remove`);
              }}
            />
          </div>
          {isKnown(entry.to) ? null : (
            <FormField
              name={`menu.${at}.to`}
              label={t('address')}
              inputMode="url"
              value={entry.to}
              onChange={(event) => onChange(menu.with(at, { ...entry, to: event.currentTarget.value }))}
            />
          )}
        </fieldset>
      ))}
      {menu.length < MAX_MENU_LINKS ? (
        <Button
          Icon={Plus}
          id="add-entry"
          variant="outline"
          onClick={() => onChange([...menu, { label: menu.length === 0 ? t('home') : '', to: '/' }])}
          className="self-start"
        >
          {t('add')}
        </Button>
      ) : (
        <p className="text-sm text-muted-foreground">{t('full')}</p>
      )}
    </fieldset>
  );
}
