import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { STYLE_OPTIONS, type StyleOption } from '@/lib/blog-design/style-options.ts';
import { DETAIL_TEXTS } from '@/lib/constants/blog-messages.ts';
import type { Style } from '@/lib/constants/options.ts';
import type { ViewerRights } from '../use-blog-rights.ts';
import { type BlogStyle, styleLabel } from './blog-style.ts';
import { ColorThemePicker } from './color-theme-picker.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { Thumbnail } from './thumbnail.tsx';
import type { ThumbnailText } from './thumbnail-text.ts';
import type { StyleForm } from './use-style-form.ts';

type StyleGridProps = { blogStyle: BlogStyle; text: ThumbnailText; onChoose: (style: Style) => void };

function StyleChoice({
  option,
  blogStyle,
  text,
  group,
  onChoose,
}: StyleGridProps & { option: StyleOption; group: string }) {
  const { name, label, description } = option;
  const id = `${group}-${name}`;
  return (
    <div className="relative flex snap-start flex-col overflow-hidden rounded-md border border-border bg-card transition-colors hover:border-foreground has-checked:border-foreground has-checked:ring-1 has-checked:ring-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        id={id}
        name={group}
        value={name}
        checked={blogStyle.style === name}
        onChange={() => onChoose(name)}
        aria-describedby={`${id}-description`}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer opacity-0"
      />
      <Thumbnail blogStyle={{ style: name, colorTheme: blogStyle.colorTheme }} text={text} />
      <span
        aria-hidden
        className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-primary text-primary-foreground shadow-lifted peer-checked:grid"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <div className="border-t border-border px-3 pt-2 pb-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <p id={`${id}-description`} className="mt-0.5 text-xs leading-snug text-pretty text-muted-foreground">
          {description}
        </p>
      </div>
    </div>
  );
}

/** Scrolls the box to the chosen style without moving the page. */
function useChosenInSight(style: Style) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = box.current?.querySelector(`[value="${style}"]`)?.parentElement;
    if (!box.current || !card) return;
    const { left, top, right, bottom } = box.current.getBoundingClientRect();
    const place = card.getBoundingClientRect();
    const isWhole = place.left >= left && place.top >= top && place.right <= right && place.bottom <= bottom;
    if (!isWhole) box.current.scrollTo(card.offsetLeft, card.offsetTop);
  }, [style]);
  return box;
}

/**
 * The eight styles, each with the blog's first lines (spec §2, Style Settings grid). The box shows whole cards only: on
 * wide screens as many rows as fit beside colors and buttons (20.5rem with the page's edges), else two, three or four
 * in a row.
 */
function StyleGrid(props: StyleGridProps) {
  const group = useId();
  const box = useChosenInSight(props.blogStyle.style);
  return (
    <div
      ref={box}
      className="relative min-w-0 snap-both snap-mandatory overflow-auto max-lg:pb-2 lg:max-h-[max(13rem,round(down,calc(100dvh-22.5rem),13.25rem))] lg:[scrollbar-gutter:stable] lg:[scrollbar-width:thin]"
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Style</legend>
        <div className="grid auto-cols-[calc((100%-0.75rem)/2)] grid-flow-col gap-3 sm:auto-cols-[calc((100%-1.5rem)/3)] md:auto-cols-[calc((100%-2.25rem)/4)] lg:auto-cols-auto lg:auto-rows-[12.5rem] lg:grid-flow-row lg:grid-cols-2">
          {STYLE_OPTIONS.map((option) => (
            <StyleChoice key={option.name} option={option} group={group} {...props} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type StyleSettingsProps = { blogId: string; form: StyleForm; rights: ViewerRights; text: ThumbnailText };

/** The style settings of a blog (spec §2, Blog detail/edit screen). */
export function StyleSettings({ blogId, form, rights, text }: StyleSettingsProps) {
  const { user } = useAuth();
  const { blogStyle, isChanged, isSaving, choose, save, reset } = form;
  const { maySaveStyle, isPending } = rights;
  return (
    <section id="style" aria-labelledby="style-heading" className="flex min-w-0 flex-col gap-4 lg:max-h-full">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="style-heading" className="font-display text-2xl leading-tight font-semibold tracking-tight">
          Style Settings
        </h2>
        <p className="text-sm text-muted-foreground">
          {styleLabel(blogStyle.style)}, one of {STYLE_OPTIONS.length}
        </p>
      </div>
      <StyleGrid blogStyle={blogStyle} text={text} onChoose={(style) => choose({ style })} />
      <ColorThemePicker blogStyle={blogStyle} onChoose={(colorTheme) => choose({ colorTheme })} />
      <div className="sticky bottom-(--status-height,0px) z-20 border-t border-border bg-background py-3 lg:static lg:pb-0">
        <div className="flex flex-wrap gap-2">
          {maySaveStyle || isPending ? (
            <Button
              onClick={save}
              disabled={!maySaveStyle || !isChanged || isSaving}
              aria-busy={isSaving}
              className="flex-1"
            >
              {isSaving ? 'Saving...' : 'Save Style'}
            </Button>
          ) : null}
          {maySaveStyle ? (
            <Button variant="outline" onClick={reset} disabled={!isChanged || isSaving}>
              Reset
            </Button>
          ) : null}
          <SignInToSave blogId={blogId} variant={maySaveStyle ? 'ghost' : 'default'} />
        </div>
        <p aria-live="polite" className="mt-2 text-xs text-muted-foreground">
          {isChanged
            ? 'Not saved yet. Links and downloads show the saved style.'
            : 'Everyone sees the blog in this style.'}
          {maySaveStyle && !user ? ` ${DETAIL_TEXTS.maker}` : ''}
        </p>
      </div>
    </section>
  );
}
