'use client';

import { LanguageField } from '@/components/create/form/choice-fields.tsx';
import { FindSourcesField } from '@/components/create/form/find-sources-field.tsx';
import { VoiceFields } from '@/components/create/form/voice-fields.tsx';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { BatchDraft } from './draft.ts';

type AdvancedOptionsProps = {
  draft: BatchDraft;
  /** Whether sources can be looked for here. */
  hasResearch: boolean;
  onChange: (changes: Partial<BatchDraft>) => void;
};

/** Language, variety, pictures and the writer's own wishes, folded away until wanted (spec §2, /batch). */
export function AdvancedOptions({ draft, hasResearch, onChange }: AdvancedOptionsProps) {
  return (
    <Accordion type="single" collapsible className="border-y border-border">
      <AccordionItem value="options">
        <AccordionTrigger>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            Advanced Options
            <span className="hidden font-normal text-muted-foreground sm:inline">Language, sources, images, tone</span>
          </span>
        </AccordionTrigger>
        <AccordionContent className="flex flex-col gap-6 pb-5">
          <LanguageField value={draft.language} onChange={(language) => onChange({ language })} />
          <FindSourcesField
            checked={hasResearch ? draft.findSources : null}
            onChange={(findSources) => onChange({ findSources })}
          />
          <SwitchField
            label="Diversify niches"
            hint="Each blog takes another side of the topic, for other readers."
            checked={draft.diversifyNiches}
            onChange={(diversifyNiches) => onChange({ diversifyNiches })}
          />
          <SwitchField
            label="Include relevant images"
            hint="Pictures that suit the text, with their source in the caption."
            checked={draft.includeImages}
            onChange={(includeImages) => onChange({ includeImages })}
          />
          <VoiceFields voice={draft} onChange={onChange} />
          <div>
            <Label htmlFor="instructions">Custom instructions</Label>
            <Textarea
              id="instructions"
              name="advancedPrompting"
              rows={3}
              placeholder="Friendly tone, short sentences, examples from small towns"
              value={draft.advancedPrompting}
              aria-describedby="instructions-hint"
              onChange={(event) => onChange({ advancedPrompting: event.currentTarget.value })}
              className="mt-2"
            />
            <p id="instructions-hint" className="mt-1.5 text-xs text-muted-foreground">
              Optional. They go to the AI model with every blog; a digest or a brief cannot follow them.
            </p>
          </div>
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}
