import type { ReactNode } from 'react';
import { Accordion } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { VOICE_NAMES, type Voice } from '@/lib/constants/options.ts';
import { CONTROLS } from './controls.tsx';

type Settings = Voice & { findSources: boolean; includeImages: boolean };

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

/** Optional settings of a form, folded away (spec §2, Advanced Tools and Advanced Options). */
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
          hint="Searches for pages on your topic, and cites the ones it uses."
          checked={settings.findSources}
          onChange={(findSources) => onChange({ findSources })}
        />
      ) : null}
      {props.aboveImages}
      <SwitchField
        label={props.imagesLabel}
        hint="Images that fit the text, credited in their captions."
        checked={settings.includeImages}
        onChange={(includeImages) => onChange({ includeImages })}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">Writing style</legend>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {VOICE_NAMES.map((name) => {
            const Field = CONTROLS[name];
            return (
              <Field key={name} name={name} value={settings[name]} onChange={(value) => onChange({ [name]: value })} />
            );
          })}
        </div>
        <p id="voice-hint" className="mt-1.5 text-xs text-muted-foreground">
          The AI model follows them; digests and our library cannot.
        </p>
      </fieldset>
      {props.children}
    </Accordion>
  );
}
