import { useId } from 'react';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Choice } from '@/components/ui/choice.tsx';
import { cn } from '@/components/ui/cn.ts';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { COLOR_THEME_OPTIONS, STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { COLOR_THEMES, type ColorTheme } from '@/lib/constants/options.ts';
import { blogPath } from '@/lib/routes.ts';
import type { ThumbnailText } from '../bar/managed-blog.ts';
import type { BlogStyle } from './blog-style.ts';
import styles from './thumbnail.module.css';

type ThumbnailProps = { blogStyle: BlogStyle; text: ThumbnailText; className?: string };

export const Thumbnail = ({ blogStyle: { style, colorTheme }, text, className }: ThumbnailProps) => (
  <div aria-hidden inert className={cn(styles.window, className)}>
    <div className={cn('blog', styles.page)} data-style={style} data-theme={colorTheme} lang={text.lang}>
      <div className="blog-sheet">
        <header className="blog-head">
          <div className="blog-art">
            {[...'abcdefghi'].map((shape) => (
              <span key={shape} />
            ))}
          </div>
          <div className="blog-title">
            <h1>{text.title}</h1>
          </div>
        </header>
        <div className="blog-intro">
          <p>{text.intro}</p>
        </div>
        <section className="blog-section">
          <h2>
            <span>{text.heading}</span>
          </h2>
          <p>{text.intro}</p>
        </section>
      </div>
    </div>
  </div>
);

/** The colors of a theme; the default theme has the style's own. Without one, a color of each. */
function styleColors(blogStyle: BlogStyle | null): readonly string[] {
  if (!blogStyle) return COLOR_THEME_OPTIONS.flatMap(({ swatch = [] }) => swatch.slice(0, 1));
  const { style, colorTheme } = blogStyle;
  const theme = COLOR_THEME_OPTIONS.find(({ name }) => name === colorTheme);
  return theme?.swatch ?? STYLE_OPTIONS.find(({ name }) => name === style)?.swatch ?? [];
}

export function SwatchDot({ blogStyle, className }: { blogStyle: BlogStyle | null; className?: string }) {
  const colors = styleColors(blogStyle);
  const share = 100 / colors.length;
  const stops = colors.map((color, at) => `${color} ${at * share}% ${(at + 1) * share}%`);
  return (
    <span
      aria-hidden
      className={cn('block rounded-full border border-input forced-color-adjust-none', className)}
      style={{ background: `conic-gradient(from 45deg, ${stops.join()})` }}
    />
  );
}

type ColorThemePickerProps = { blogStyle: BlogStyle; onChoose: (colorTheme: ColorTheme) => void };

export function ColorThemePicker({ blogStyle, onChoose }: ColorThemePickerProps) {
  const t = useTranslations('styles');
  const options = useTranslations('options');
  const group = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="text-sm font-semibold">{t('colorTheme')}</legend>
      <div className="mt-2 grid grid-cols-4 @md:grid-cols-8">
        {COLOR_THEMES.map((name) => (
          <Choice
            key={name}
            name={group}
            value={name}
            checked={blogStyle.colorTheme === name}
            onChange={() => onChoose(name)}
            className="flex flex-col items-center gap-1 border-transparent py-1.5 text-[0.6875rem] leading-4 text-muted-foreground hover:bg-accent has-checked:bg-card has-checked:font-semibold has-checked:text-foreground"
          >
            <SwatchDot blogStyle={{ ...blogStyle, colorTheme: name }} className="size-7" />
            {options(`colorThemes.${name}`)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

export function SignInToSave({ blogId, variant = 'default' }: { blogId: string; variant?: 'default' | 'ghost' }) {
  const t = useTranslations('detail.preview');
  const { user, loading } = useAuth();
  if (user || loading) return null;
  return (
    <LinkButton href={`/login?next=${encodeURIComponent(blogPath(blogId))}`} variant={variant} className="flex-1">
      {t('signInToSave')}
    </LinkButton>
  );
}
