import Link from 'next/link';
import { useAuth } from '@/components/auth/auth-context';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { blogPath } from '@/lib/routes';
import { ColorThemePicker } from './color-theme-picker';
import type { SpecimenText } from './specimen-text';
import { StyleGrid } from './style-grid';
import type { StyleForm } from './use-style-form';

type StyleSettingsProps = {
  blogId: string;
  form: StyleForm;
  text: SpecimenText;
};

/** 'Save Style', or 'Sign in to Save' for visitors without an account (spec §2, §5). */
function SaveControls({ blogId, form }: Pick<StyleSettingsProps, 'blogId' | 'form'>) {
  const { user, loading } = useAuth();
  const { isChanged, isSaving, save, reset } = form;
  if (!user && !loading) {
    return (
      <Link
        href={`/login?next=${encodeURIComponent(blogPath(blogId))}`}
        prefetch={false}
        className={cn(buttonVariants(), 'flex-1')}
      >
        Sign in to Save
      </Link>
    );
  }
  return (
    <>
      <Button
        onClick={save}
        disabled={loading || !isChanged || isSaving}
        aria-busy={isSaving}
        className="flex-1"
      >
        {isSaving ? 'Saving...' : 'Save Style'}
      </Button>
      <Button variant="outline" onClick={reset} disabled={!isChanged || isSaving}>
        Reset
      </Button>
    </>
  );
}

/** Style and color theme of a blog, tried at once and saved on demand (spec §2, Blog detail/edit screen). */
export function StyleSettings({ blogId, form, text }: StyleSettingsProps) {
  const { look, isChanged, choose } = form;
  return (
    <section
      id="style"
      aria-labelledby="style-heading"
      className="flex min-w-0 flex-col gap-4 lg:max-h-full"
    >
      <h2
        id="style-heading"
        className="font-display text-2xl leading-tight font-semibold tracking-tight"
      >
        Style Settings
      </h2>
      <StyleGrid look={look} text={text} onChoose={(style) => choose({ style })} />
      <ColorThemePicker look={look} onChoose={(colorTheme) => choose({ colorTheme })} />
      <div className="sticky bottom-0 z-20 border-t border-border bg-background py-3 lg:static lg:pb-0">
        <div className="flex gap-2">
          <SaveControls blogId={blogId} form={form} />
        </div>
        <p aria-live="polite" className="mt-2 text-xs text-muted-foreground">
          {isChanged
            ? 'Not saved yet. Links and downloads show the saved style.'
            : 'Everyone sees the blog in this style.'}
        </p>
      </div>
    </section>
  );
}
