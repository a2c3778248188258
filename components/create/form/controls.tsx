import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from '#translations';
import { wishFieldProblem } from '@/components/generation/request.ts';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { InputField, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { VoiceSwitch } from '@/components/writer/voice-switch.tsx';
import {
  COLOR_THEMES,
  type ColorTheme,
  STYLES,
  type Style,
  WISH_NAMES,
  type Wishes,
  type WishName,
} from '@/lib/constants/options.ts';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { SourceUrls } from '../sources/source-urls.tsx';
import { type ChoiceProps, LanguageField, LengthField, TopicField } from './fields.tsx';
import { type DesignChoice, withStyle } from './form-draft.ts';

function StyleFields({ choice, onChange }: { choice: DesignChoice; onChange: (choice: DesignChoice) => void }) {
  const t = useTranslations('create');
  const options = useTranslations('options');
  const { style, colorTheme } = choice;
  const surprise = { value: '', label: t('surprise') };
  return (
    <>
      <SelectField<Style>
        name="style"
        label={t('style')}
        options={[surprise, ...STYLES.map((value) => ({ value, label: options(`styles.${value}.label`) }))]}
        value={style ?? ''}
        onChange={(name) => onChange(withStyle(choice, name || undefined))}
      />
      <SelectField<ColorTheme>
        name="colorTheme"
        label={t('colorTheme')}
        options={[surprise, ...COLOR_THEMES.map((value) => ({ value, label: options(`colorThemes.${value}`) }))]}
        value={colorTheme ?? ''}
        onChange={(name) => onChange({ ...choice, colorTheme: name || undefined })}
      />
    </>
  );
}

function WishField({ name, value, onChange }: ChoiceProps<string> & { name: WishName }) {
  const t = useTranslations('create');
  const problem = wishFieldProblem(name, value);
  return (
    <InputField
      label={t(`wishes.${name}.label`)}
      isOptional
      error={problem ? t(problem) : undefined}
      name={name}
      autoComplete="off"
      placeholder={t(`wishes.${name}.example`)}
      value={value}
      onChange={onChange}
      className={name === 'pointOfView' ? 'sm:col-span-2' : undefined}
    />
  );
}

function InstructionsField({ value, onChange }: ChoiceProps<string>) {
  const t = useTranslations('create.instructions');
  return (
    <Field label={t('label')} hint={t('hint')}>
      {(box) => (
        <Textarea
          {...box}
          name="advancedPrompting"
          rows={3}
          placeholder={t('example')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="mt-2"
        />
      )}
    </Field>
  );
}

/** The control of each field: a field of a request without one does not compile. */
export const CONTROLS = {
  topic: TopicField,
  length: LengthField,
  language: LanguageField,
  sourceUrls: SourceUrls,
  findSources: SwitchField,
  tone: WishField,
  audience: WishField,
  pointOfView: WishField,
  advancedPrompting: InstructionsField,
  style: StyleFields,
  colorTheme: StyleFields,
} satisfies Record<keyof FormRequest, ComponentType<never>>;

type Settings = Wishes & { findSources: boolean; includeImages: boolean; useVoice: boolean };

type AdvancedSettingsProps = {
  title: string;
  hint: string;
  summary?: string;
  settings: Settings;
  hasResearch: boolean;
  imagesLabel: string;
  onChange: (changes: Partial<Settings>) => void;
  /** The form's own fields: at the top, above the switch for images, and at the end. */
  top?: ReactNode;
  aboveImages: ReactNode;
  children?: ReactNode;
};

export function AdvancedSettings(props: AdvancedSettingsProps) {
  const t = useTranslations('create');
  const { settings, onChange } = props;
  return (
    <Accordion
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          {props.title}
          {props.summary ? (
            <Badge>{props.summary}</Badge>
          ) : (
            <span className="hidden font-normal text-muted-foreground sm:inline">{props.hint}</span>
          )}
        </span>
      }
      className="flex flex-col gap-6 pb-5"
    >
      {props.top}
      {props.hasResearch ? (
        <CONTROLS.findSources
          label={t('findSources.label')}
          hint={t('findSources.hint')}
          checked={settings.findSources}
          onChange={(findSources) => onChange({ findSources })}
        />
      ) : null}
      <VoiceSwitch checked={settings.useVoice} onChange={(useVoice) => onChange({ useVoice })} />
      {props.aboveImages}
      <SwitchField
        label={props.imagesLabel}
        hint={t('includeImages.hint')}
        checked={settings.includeImages}
        onChange={(includeImages) => onChange({ includeImages })}
      />
      <fieldset aria-describedby="wishes-hint" className="min-w-0">
        <legend className="sr-only">{t('wishes.legend')}</legend>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {WISH_NAMES.map((name) => {
            const Field = CONTROLS[name];
            return (
              <Field key={name} name={name} value={settings[name]} onChange={(value) => onChange({ [name]: value })} />
            );
          })}
        </div>
        <p id="wishes-hint" className="mt-1.5 text-xs text-muted-foreground">
          {t('wishes.hint')}
        </p>
      </fieldset>
      {props.children}
    </Accordion>
  );
}
