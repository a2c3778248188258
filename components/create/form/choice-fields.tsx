'use client';

import { Label } from '@/components/ui/label.tsx';
import { Select } from '@/components/ui/select.tsx';
import { LANGUAGE_DETAILS, LANGUAGES, type Language, LENGTH_OPTIONS, type Length } from '@/lib/constants/options.ts';
import type { FormDraft } from './form-draft.ts';

const LENGTH_CHOICES = LENGTH_OPTIONS.map(({ value, label, description, words }) => ({
  value,
  label,
  description: `${description} · ${words}`,
}));

const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_DETAILS[value].label }));

type ChoiceProps<Value> = { value: Value; onChange: (value: Value) => void };

/** Length of the blog, with its word range (spec §3). */
export function LengthField({ value, onChange }: ChoiceProps<Length>) {
  const chosen = LENGTH_OPTIONS.find((option) => option.value === value);
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-2">
      <Label htmlFor="length">Length</Label>
      {/* Below the list on a phone, for lack of space. */}
      <span
        id="length-words"
        className="text-xs text-muted-foreground max-sm:col-span-2 max-sm:row-start-3 max-sm:mt-1.5"
      >
        {chosen?.words}
      </span>
      <Select
        id="length"
        name="length"
        options={LENGTH_CHOICES}
        value={value}
        aria-describedby="length-hint length-words"
        onChange={(event) => onChange(event.currentTarget.value as Length)}
        className="col-span-2 mt-2"
      />
      <p id="length-hint" className="col-span-2 mt-1.5 text-xs text-muted-foreground max-sm:sr-only">
        {chosen?.description}
      </p>
    </div>
  );
}

/** Language of the blog (spec §3). */
export function LanguageField({ value, onChange }: ChoiceProps<Language>) {
  return (
    <div>
      <Label htmlFor="language">Language</Label>
      <Select
        id="language"
        name="language"
        options={LANGUAGE_CHOICES}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Language)}
        className="mt-2"
      />
    </div>
  );
}

type ChoiceFieldsProps = { length: Length; language: Language; onChange: (changes: Partial<FormDraft>) => void };

/** Length and language of the blog side by side (spec §2). */
export function ChoiceFields({ length, language, onChange }: ChoiceFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 sm:gap-x-5">
      <LengthField value={length} onChange={(next) => onChange({ length: next })} />
      <LanguageField value={language} onChange={(next) => onChange({ language: next })} />
    </div>
  );
}
