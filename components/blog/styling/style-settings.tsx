import { useAuth } from '@/components/auth/session/auth-context.ts';
import { Button } from '@/components/ui/button.tsx';
import { STYLE_OPTIONS } from '@/lib/blog-design/style-options.ts';
import { DETAIL_TEXTS } from '@/lib/constants/blog-messages.ts';
import type { ViewerRights } from '../use-blog-rights.ts';
import { styleLabel } from './blog-style.ts';
import { ColorThemePicker } from './color-theme-picker.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { StyleGrid } from './style-grid.tsx';
import type { ThumbnailText } from './thumbnail-text.ts';
import type { StyleForm } from './use-style-form.ts';

type StyleSettingsProps = { blogId: string; form: StyleForm; rights: ViewerRights; text: ThumbnailText };

/** 'Save Style', or 'Sign in to Save' for signed-out visitors (spec §2, §5). */
function SaveControls({ blogId, form, rights }: Omit<StyleSettingsProps, 'text'>) {
  const { isChanged, isSaving, save, reset } = form;
  const { maySaveStyle, isPending } = rights;
  return (
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
  );
}

/** The style settings of a blog (spec §2, Blog detail/edit screen). */
export function StyleSettings({ blogId, form, rights, text }: StyleSettingsProps) {
  const { user } = useAuth();
  const { blogStyle, isChanged, choose } = form;
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
        <SaveControls blogId={blogId} form={form} rights={rights} />
        <p aria-live="polite" className="mt-2 text-xs text-muted-foreground">
          {isChanged
            ? 'Not saved yet. Links and downloads show the saved style.'
            : 'Everyone sees the blog in this style.'}
          {rights.maySaveStyle && !user ? ` ${DETAIL_TEXTS.maker}` : ''}
        </p>
      </div>
    </section>
  );
}
