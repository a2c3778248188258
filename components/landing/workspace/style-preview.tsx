'use client';

import { useDeferredValue } from 'react';
import { SwatchDot } from '@/components/blog/styling/color-theme-picker.tsx';
import { Thumbnail } from '@/components/blog/styling/thumbnail.tsx';
import { type DesignChoice, useSharedDraft, withStyle } from '@/components/create/form/form-draft.ts';
import { CREATE_TEXTS } from '@/components/create/texts.ts';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import type { Style } from '@/lib/constants/options.ts';
import { StyleChip } from '../style-chip.tsx';
import { PREVIEW_TEXTS } from '../texts.ts';

const SURPRISE = { name: undefined, label: CREATE_TEXTS.surprise };
const STYLE_CHOICES = [SURPRISE, ...STYLE_OPTIONS];
const THEME_CHOICES = [SURPRISE, ...COLOR_THEME_OPTIONS];

type ChoiceProps = { choice: DesignChoice; onChoose: (choice: DesignChoice) => void };

function StyleChips({ choice, onChoose }: ChoiceProps) {
  return (
    <fieldset className="mt-3 flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">Style</legend>
      {STYLE_CHOICES.map(({ name, label }) => (
        <StyleChip
          key={label}
          label={label}
          name="chosen-style"
          value={name ?? ''}
          checked={choice.style === name}
          onChange={() => onChoose(withStyle(choice, name))}
        />
      ))}
    </fieldset>
  );
}

/** The color themes as dots, and the name of the chosen one. */
function ColorDots({ choice, shownStyle, onChoose }: ChoiceProps & { shownStyle: Style }) {
  return (
    <fieldset className="mt-2.5 flex min-w-0 flex-wrap items-center">
      <legend className="sr-only">Color theme</legend>
      {THEME_CHOICES.map(({ name, label }) => (
        <label
          key={label}
          title={label}
          className="relative cursor-pointer rounded-full border border-transparent p-1 transition-colors hover:bg-accent has-checked:border-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="chosen-color-theme"
            value={name ?? ''}
            aria-label={label}
            checked={choice.colorTheme === name}
            onChange={() => onChoose({ ...choice, colorTheme: name })}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          <SwatchDot blogStyle={name ? { style: shownStyle, colorTheme: name } : null} className="size-5.5" />
        </label>
      ))}
      <span aria-hidden className="ml-2 text-sm text-muted-foreground max-sm:ml-1 max-sm:basis-full">
        Colors: {THEME_CHOICES.find(({ name }) => name === choice.colorTheme)?.label}
      </span>
    </fieldset>
  );
}

type StylePreviewProps = {
  /** The style shown first, whose stylesheet the page loads. */
  first: Style;
  /** URL of each style's stylesheet, and of that of all color themes. */
  stylesheets: Readonly<Record<Style | 'themes', string>>;
};

/** The beginning of the blog to come: the typed topic as its title, in the style and color theme to choose. */
export function StylePreview({ first, stylesheets }: StylePreviewProps) {
  const { draft, change } = useSharedDraft();
  const topic = draft.topic.trim();
  const { style = first, colorTheme = 'default' } = draft;
  // A deferred render waits for the stylesheets.
  const shown = { style: useDeferredValue(style), colorTheme: useDeferredValue(colorTheme) };
  return (
    <section aria-labelledby="style-preview" className="min-w-0">
      <h2 id="style-preview" className="font-display text-2xl leading-tight font-semibold tracking-tight">
        {PREVIEW_TEXTS.heading}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{PREVIEW_TEXTS.hints[draft.style ? 'chosen' : 'surprise']}</p>
      {shown.style === first ? null : <link rel="stylesheet" href={stylesheets[shown.style]} precedence="blog" />}
      {shown.colorTheme === 'default' ? null : <link rel="stylesheet" href={stylesheets.themes} precedence="blog" />}
      <Thumbnail
        blogStyle={shown}
        text={{ ...PREVIEW_TEXTS.article, title: topic || PREVIEW_TEXTS.article.title }}
        className="mt-4 rounded-md border border-card-edge [--scale:0.5]"
      />
      <StyleChips choice={draft} onChoose={change} />
      <ColorDots choice={draft} shownStyle={style} onChoose={change} />
    </section>
  );
}
