'use client';

import { typedVoice } from '@/components/generation/request/voice.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@/components/ui/accordion.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { SwitchField } from '@/components/ui/switch-field.tsx';
import type { Voice } from '@/lib/constants/voice.ts';
import type { SourceNote } from '@/lib/http/errors.ts';
import { CustomImages } from '../images/custom-images.tsx';
import type { CustomImages as CustomImagesState } from '../images/use-custom-images.ts';
import type { ImageLinkEditor } from '../images/use-image-link-editor.ts';
import { advancedToolsSummary } from '../rules.ts';
import { SourceUrls } from '../sources/source-urls.tsx';
import type { SourceUrls as SourceUrlsState } from '../sources/use-source-urls.ts';
import { FindSourcesField } from './find-sources-field.tsx';
import { VoiceFields } from './voice-fields.tsx';

type AdvancedToolsProps = {
  sources: SourceUrlsState;
  sourceNotes: readonly SourceNote[];
  custom: CustomImagesState;
  links: ImageLinkEditor;
  /** Whether sources are looked for; null where that is not possible. */
  findSources: boolean | null;
  onFindSources: (findSources: boolean) => void;
  includeImages: boolean;
  onIncludeImages: (includeImages: boolean) => void;
  voice: Voice;
  onVoice: (changes: Partial<Voice>) => void;
};

/** Source URLs, custom images and how the blog is written, folded away until wanted (spec §2). */
export function AdvancedTools(props: AdvancedToolsProps) {
  const { sources, custom, links } = props;
  const summary = advancedToolsSummary({
    urls: sources.urls.length,
    images: custom.images.length,
    links: custom.images.filter(({ link }) => link !== null).length,
    wishes: Object.keys(typedVoice(props.voice)).length,
  });
  return (
    <Accordion type="single" collapsible className="border-y border-border">
      <AccordionItem value="advanced">
        <AccordionTrigger>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            Advanced Tools
            {summary ? (
              <Badge>{summary}</Badge>
            ) : (
              <span className="hidden font-normal text-muted-foreground sm:inline">Sources, your own images, tone</span>
            )}
          </span>
        </AccordionTrigger>
        <AccordionContent className="flex flex-col gap-6 pb-5">
          <SourceUrls sources={sources} notes={props.sourceNotes} />
          <FindSourcesField checked={props.findSources} onChange={props.onFindSources} />
          <CustomImages custom={custom} links={links} />
          <SwitchField
            label="Add relevant images"
            hint="Pictures that suit the text, with their source in the caption."
            checked={props.includeImages}
            onChange={props.onIncludeImages}
          />
          <VoiceFields voice={props.voice} onChange={props.onVoice} />
        </AccordionContent>
      </AccordionItem>
    </Accordion>
  );
}
