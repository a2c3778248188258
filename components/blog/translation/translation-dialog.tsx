'use client';

import { useId, useState } from 'react';
import useSWR from 'swr';
import SubscriptionDialog from '@/components/subscription/checkout/subscription-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, OpenDialog } from '@/components/ui/dialog.tsx';
import { Label } from '@/components/ui/label.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { Blog, BlogTranslations } from '@/lib/blogs/schema.ts';
import { LANGUAGE_DETAILS, LANGUAGES, type Language } from '@/lib/constants/options.ts';
import { TRANSLATION_MESSAGES } from '@/lib/constants/owner-messages.ts';
import { TranslationLinks } from './translation-links.tsx';
import { translationsPath, useTranslation } from './use-translation.ts';

export type TranslatableBlog = Pick<Blog, 'id' | 'language'> & { title: string };

type TranslationDialogProps = { blog: TranslatableBlog; onClose: () => void };

type LanguageChoiceProps = { languages: readonly Language[]; value: Language; onChange: (language: Language) => void };

function LanguageChoice({ languages, value, onChange }: LanguageChoiceProps) {
  const id = useId();
  const options = languages.map((each) => ({ value: each, label: LANGUAGE_DETAILS[each].label }));
  return (
    <div className="mt-5">
      <Label htmlFor={id}>Language</Label>
      <Select
        id={id}
        options={options}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value as Language)}
        className="mt-2"
      />
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted-foreground">
        {TRANSLATION_MESSAGES.quota}
      </p>
    </div>
  );
}

/** Chooses a language to translate a blog to, and links to existing translations. */
export default function TranslationDialog({ blog, onClose }: TranslationDialogProps) {
  const { data, error } = useSWR<BlogTranslations, Error>(translationsPath(blog.id), { revalidateOnMount: true });
  const { isBusy, fault, needsSubscription, translate } = useTranslation(blog.id);
  const [chosen, setChosen] = useState<Language>();
  const translations = data?.translations ?? [];
  const taken = new Set([blog.language, ...translations.map(({ language }) => language)]);
  const left = LANGUAGES.filter((language) => !taken.has(language));
  const language = left.find((each) => each === chosen) ?? left[0];
  if (needsSubscription) return <SubscriptionDialog onClose={onClose} />;
  return (
    <OpenDialog
      title="Write in another language"
      description={
        <span lang={LANGUAGE_DETAILS[blog.language].tag} className="break-words">
          {blog.title}
        </span>
      }
      onClose={onClose}
    >
      {translations.length > 0 ? (
        <div className="mt-4">
          <TranslationLinks label="Already available:" translations={translations} />
        </div>
      ) : null}
      {language ? (
        <LanguageChoice languages={left} value={language} onChange={setChosen} />
      ) : (
        <p className="mt-5">{TRANSLATION_MESSAGES.allThere}</p>
      )}
      <p role="alert" className="mt-4 text-sm font-medium text-destructive-text empty:hidden">
        {fault}
      </p>
      <DialogActions>
        {language ? (
          <Button aria-busy={isBusy} disabled={!data && !error} onClick={() => void translate(language)}>
            {isBusy ? 'Starting...' : `Write it in ${LANGUAGE_DETAILS[language].label}`}
          </Button>
        ) : null}
      </DialogActions>
    </OpenDialog>
  );
}
