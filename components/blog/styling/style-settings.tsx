import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { STYLES, type Style } from '@/lib/constants/options.ts';
import { sentenceGap } from '@/lib/messages/languages.ts';
import { previewPath } from '@/lib/routes.ts';
import type { ThumbnailText } from '../bar/managed-blog.ts';
import type { ViewerRights } from '../use-blog-rights.ts';
import type { BlogStyle, StyleForm } from './blog-style.ts';
import { ColorThemePicker, SignInToSave, Thumbnail } from './style-parts.tsx';

type StyleGridProps = {
  blogStyle: BlogStyle;
  text: ThumbnailText;
  suggested?: Style | undefined;
  onChoose: (style: Style) => void;
  className?: string;
};

/**
 * The eight styles, each with the blog's first lines (spec §2, Style Settings grid): all of them on wide screens, in
 * rows of equal height; else a row to swipe, with its last card cut to hint at more.
 */
export function StyleGrid({ blogStyle, text, suggested, onChoose, className }: StyleGridProps) {
  const t = useTranslations('styles');
  const styles = useTranslations('options.styles');
  const group = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // Scrolls the row to the chosen style without moving the page.
  useEffect(() => {
    const chosen = box.current?.querySelector(':checked')?.parentElement;
    box.current?.scrollTo({ left: (chosen?.offsetLeft ?? 0) - 4 });
  }, []);
  return (
    <fieldset
      ref={box}
      className={cn(
        'relative -m-1 grid min-w-0 snap-x auto-cols-[41%] grid-flow-col gap-3 overflow-x-auto scroll-px-1 p-1 max-lg:pb-2 sm:auto-cols-[29%] md:auto-cols-[22.5%] lg:min-h-92 lg:flex-1 lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-2 lg:grid-rows-4 lg:overflow-visible',
        className,
      )}
    >
      <legend className="sr-only">{t('style')}</legend>
      {STYLES.map((name) => (
        <Choice
          key={name}
          title={styles(`${name}.description`)}
          name={group}
          value={name}
          checked={blogStyle.style === name}
          onChange={() => onChoose(name)}
          aria-describedby={`${group}-${name}`}
          className="flex snap-start flex-col overflow-hidden bg-card hover:border-foreground has-checked:ring-1 has-checked:ring-foreground"
        >
          <Thumbnail blogStyle={{ ...blogStyle, style: name }} text={text} className="lg:min-h-0 lg:flex-1" />
          <span
            aria-hidden
            className="absolute top-1.5 end-1.5 hidden size-5 place-items-center rounded-full bg-primary text-primary-foreground shadow-lifted forced-color-adjust-none peer-checked:grid"
          >
            <Check className="size-3.5" strokeWidth={3} />
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-2 border-t border-border px-2.5 py-1 text-sm font-semibold">
            {styles(`${name}.label`)}
            {suggested === name ? (
              <span aria-hidden className="text-xs font-medium text-muted-foreground">
                {t('suggested')}
              </span>
            ) : null}
          </span>
          <span id={`${group}-${name}`} hidden>
            {suggested === name
              ? t('suggestedStyle', { description: styles(`${name}.description`) })
              : styles(`${name}.description`)}
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

type StyleSettingsProps = Pick<StyleGridProps, 'text' | 'suggested'> & {
  blogId: string;
  form: StyleForm;
  rights: ViewerRights;
};

export function StyleSettings({ blogId, form, rights, ...grid }: StyleSettingsProps) {
  const t = useTranslations('detail.settings');
  const styles = useTranslations('options.styles');
  const { user } = useAuth();
  const { blogStyle, isChanged, isBusy, choose, save, reset } = form;
  const { maySaveStyle, isPending } = rights;
  const settings = useRef<HTMLElement>(null);
  /** Both buttons are off afterwards, and lose the focus. */
  const focusStyle = () => settings.current?.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
  return (
    <section
      ref={settings}
      id="style"
      aria-labelledby="style-heading"
      className="flex min-w-0 flex-col gap-4 lg:h-full lg:max-h-244"
    >
      <div className="flex items-baseline justify-between gap-3">
        <Heading id="style-heading">{t('heading')}</Heading>
        <TextLink href={previewPath(blogId)} className="text-sm font-medium">
          {t('preview')}
        </TextLink>
      </div>
      <p className="-mt-3 min-h-8 text-xs leading-4 text-pretty text-muted-foreground">
        {styles(`${blogStyle.style}.description`)}
      </p>
      <StyleGrid blogStyle={blogStyle} onChoose={(style) => choose({ style })} {...grid} />
      <ColorThemePicker blogStyle={blogStyle} onChoose={(colorTheme) => choose({ colorTheme })} />
      <div
        className={cn(
          'bottom-(--status-height,0px) z-20 border-t border-border bg-background py-3 lg:static lg:pb-0',
          // With nothing to save it would only cover the styles on a low screen.
          isChanged && 'sticky',
        )}
      >
        <div className="flex flex-wrap gap-2">
          {maySaveStyle || isPending ? (
            <Button
              onClick={() => void save().then(focusStyle)}
              disabled={!maySaveStyle || !isChanged || isBusy}
              aria-busy={isBusy}
              className="flex-1"
            >
              {t(isBusy ? 'saving' : 'save')}
            </Button>
          ) : null}
          {maySaveStyle ? (
            <Button
              variant="outline"
              onClick={() => {
                reset();
                focusStyle();
              }}
              disabled={!isChanged || isBusy}
            >
              {t('reset')}
            </Button>
          ) : null}
          <SignInToSave blogId={blogId} variant={maySaveStyle ? 'ghost' : 'default'} />
        </div>
        <p aria-live="polite" className="mt-2 text-xs text-muted-foreground">
          {t(isChanged ? 'unsaved' : 'shown')}
          {sentenceGap(t.language)}
          {maySaveStyle && !user ? t('maker') : null}
        </p>
      </div>
    </section>
  );
}
