import type { ComponentType, ReactNode } from 'react';
import { wishFieldProblem } from '@/components/generation/request.ts';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { InputField, Textarea } from '@/components/ui/input.tsx';
import { Field } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { VoiceSwitch } from '@/components/writer/voice-switch.tsx';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import {
  type ColorTheme,
  type Style,
  WISH_LABELS,
  WISH_NAMES,
  type Wishes,
  type WishName,
} from '@/lib/constants/options.ts';
import type { FormRequest } from '@/lib/writing/schema.ts';
import { SourceUrls } from '../sources/source-urls.tsx';
import { CREATE_TEXTS } from '../texts.ts';
import { type ChoiceProps, LanguageField, LengthField, TopicField } from './fields.tsx';
import { type DesignChoice, withStyle } from './form-draft.ts';

const SURPRISE = { value: '', label: CREATE_TEXTS.surprise };
const STYLE_CHOICES = [SURPRISE, ...STYLE_OPTIONS.map(({ name, ...option }) => ({ value: name, ...option }))];
const THEME_CHOICES = [SURPRISE, ...COLOR_THEME_OPTIONS.map(({ name, label }) => ({ value: name, label }))];

function StyleFields({ choice, onChange }: { choice: DesignChoice; onChange: (choice: DesignChoice) => void }) {
  const { style, colorTheme } = choice;
  return (
    <>
      <SelectField<Style>
        name="style"
        label="Style"
        options={STYLE_CHOICES}
        value={style ?? ''}
        onChange={(name) => onChange(withStyle(choice, name || undefined))}
      />
      <SelectField<ColorTheme>
        name="colorTheme"
        label="Color theme"
        options={THEME_CHOICES}
        value={colorTheme ?? ''}
        onChange={(name) => onChange({ ...choice, colorTheme: name || undefined })}
      />
    </>
  );
}

const EXAMPLES: Wishes = {
  tone: 'Warm, practical, a little dry',
  audience: 'Beginners in small apartments',
  pointOfView: 'A neighbor who grows her own',
};

const WishField = ({ name, value, onChange }: ChoiceProps<string> & { name: WishName }) => (
  <InputField
    label={WISH_LABELS[name]}
    isOptional
    error={wishFieldProblem(name, value) ?? undefined}
    name={name}
    autoComplete="off"
    placeholder={EXAMPLES[name]}
    value={value}
    onChange={onChange}
    className={name === 'pointOfView' ? 'sm:col-span-2' : undefined}
  />
);

const InstructionsField = ({ value, onChange }: ChoiceProps<string>) => (
  <Field
    label="Custom instructions"
    hint="Optional. Sent to the AI model with every blog; digests and our library cannot follow them."
  >
    {(box) => (
      <Textarea
        {...box}
        name="advancedPrompting"
        rows={3}
        placeholder="Friendly tone, short sentences, examples from small towns"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="mt-2"
      />
    )}
  </Field>
);

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
          label="Find sources"
          hint="Searches for pages on your topic, unless yours are enough, and cites the ones it uses."
          checked={settings.findSources}
          onChange={(findSources) => onChange({ findSources })}
        />
      ) : null}
      <VoiceSwitch checked={settings.useVoice} onChange={(useVoice) => onChange({ useVoice })} />
      {props.aboveImages}
      <SwitchField
        label={props.imagesLabel}
        hint="Images that fit the text, credited in their captions."
        checked={settings.includeImages}
        onChange={(includeImages) => onChange({ includeImages })}
      />
      <fieldset aria-describedby="wishes-hint" className="min-w-0">
        <legend className="sr-only">Writing style</legend>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {WISH_NAMES.map((name) => {
            const Field = CONTROLS[name];
            return (
              <Field key={name} name={name} value={settings[name]} onChange={(value) => onChange({ [name]: value })} />
            );
          })}
        </div>
        <p id="wishes-hint" className="mt-1.5 text-xs text-muted-foreground">
          The AI model follows them; digests and our library cannot.
        </p>
      </fieldset>
      {props.children}
    </Accordion>
  );
}
