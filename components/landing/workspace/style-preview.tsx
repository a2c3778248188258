'use client';

import { useDeferredValue, useState } from 'react';
import { Thumbnail } from '@/components/blog/styling/thumbnail.tsx';
import { useTypedTopic } from '@/components/create/form/typed-topic.ts';
import { STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import type { Style } from '@/lib/constants/options.ts';
import { StyleChip } from '../style-chip.tsx';
import { PREVIEW_TEXTS } from '../texts.ts';

type StylePreviewProps = {
  /** The style shown first, whose stylesheet the page loads. */
  first: Style;
  /** URL of each style's stylesheet. */
  stylesheets: Readonly<Record<Style, string>>;
};

/** The beginning of the blog to come: the typed topic as its title, in a style to choose. */
export function StylePreview({ first, stylesheets }: StylePreviewProps) {
  const topic = useTypedTopic().trim();
  const [style, setStyle] = useState(first);
  // A deferred render waits for the stylesheet.
  const shown = useDeferredValue(style);
  return (
    <section aria-labelledby="style-preview" className="min-w-0">
      <h2 id="style-preview" className="font-display text-2xl leading-tight font-semibold tracking-tight">
        {PREVIEW_TEXTS.heading}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{PREVIEW_TEXTS.hint}</p>
      {shown === first ? null : <link rel="stylesheet" href={stylesheets[shown]} precedence="blog" />}
      <Thumbnail
        blogStyle={{ style: shown, colorTheme: 'default' }}
        text={{ ...PREVIEW_TEXTS.article, title: topic || PREVIEW_TEXTS.article.title }}
        className="mt-4 rounded-md border border-card-edge [--scale:0.5]"
      />
      <fieldset className="mt-3 flex flex-wrap gap-1.5">
        <legend className="sr-only">Style of the preview</legend>
        {STYLE_OPTIONS.map(({ name, label }) => (
          <StyleChip
            key={name}
            label={label}
            name="preview-style"
            value={name}
            checked={style === name}
            onChange={() => setStyle(name)}
          />
        ))}
      </fieldset>
    </section>
  );
}
