'use client';

import { useDeferredValue } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { SwatchDot, Thumbnail } from '@/components/blog/styling/style-parts.tsx';
import { useSharedDraft, withStyle } from '@/components/create/form/form-draft.ts';
import { Link } from '@/components/messages/navigation.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { longDate } from '@/components/ui/format.ts';
import { Heading } from '@/components/ui/heading.tsx';
import { Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { BlogPage } from '@/lib/blogs/schema.ts';
import { COLOR_THEMES, type ColorTheme, LANGUAGE_DETAILS, STYLES, type Style } from '@/lib/constants/options.ts';
import { MY_BLOGS_PATH, viewPath } from '@/lib/routes.ts';

type StylePreviewProps = { first: Style; stylesheets: Readonly<Record<Style | 'themes', string>> };

export function StylePreview({ first, stylesheets }: StylePreviewProps) {
  const t = useTranslations('workspace');
  const options = useTranslations('options');
  const { draft, change } = useSharedDraft();
  const styleLabel = (name: Style | undefined) => (name ? options(`styles.${name}.label`) : t('surprise'));
  const themeLabel = (name: ColorTheme | undefined) => (name ? options(`colorThemes.${name}`) : t('surprise'));
  const topic = draft.topic.trim();
  const { style = first, colorTheme = 'default' } = draft;
  // A deferred render waits for the stylesheets.
  const shown = { style: useDeferredValue(style), colorTheme: useDeferredValue(colorTheme) };
  return (
    <section aria-labelledby="style-preview" className="min-w-0">
      <Heading id="style-preview">{t('preview')}</Heading>
      <p className="mt-1 text-sm text-muted-foreground">{t(draft.style ? 'chosen' : 'unchosen')}</p>
      {shown.style === first ? null : <link rel="stylesheet" href={stylesheets[shown.style]} precedence="blog" />}
      {shown.colorTheme === 'default' ? null : <link rel="stylesheet" href={stylesheets.themes} precedence="blog" />}
      <Thumbnail
        blogStyle={shown}
        text={{
          lang: t.language,
          title: topic || t('sample.title'),
          intro: t('sample.intro'),
          heading: t('sample.heading'),
        }}
        className="mt-4 rounded-md border border-card-edge [--scale:0.5]"
      />
      <fieldset className="mt-3 flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{t('style')}</legend>
        {[undefined, ...STYLES].map((name) => (
          <Choice
            key={name ?? ''}
            name="chosen-style"
            value={name ?? ''}
            checked={draft.style === name}
            onChange={() => change(withStyle(draft, name))}
            className="flex h-9 items-center px-3 text-sm font-medium select-none hover:bg-accent has-checked:bg-foreground has-checked:text-background"
          >
            {styleLabel(name)}
          </Choice>
        ))}
      </fieldset>
      <fieldset className="mt-2.5 flex min-w-0 flex-wrap items-center">
        <legend className="sr-only">{t('colorTheme')}</legend>
        {[undefined, ...COLOR_THEMES].map((name) => (
          <Choice
            key={name ?? ''}
            title={themeLabel(name)}
            name="chosen-color-theme"
            value={name ?? ''}
            aria-label={themeLabel(name)}
            checked={draft.colorTheme === name}
            onChange={() => change({ ...draft, colorTheme: name })}
            className="rounded-full border-transparent p-1 hover:bg-accent"
          >
            <SwatchDot blogStyle={name ? { style, colorTheme: name } : null} className="size-5.5" />
          </Choice>
        ))}
        <span aria-hidden className="ms-2 text-sm text-muted-foreground max-sm:ms-1 max-sm:basis-full">
          {t('colors', { theme: themeLabel(draft.colorTheme) })}
        </span>
      </fieldset>
    </section>
  );
}

const RECENT_BLOGS = 5;

const PLACES = <Skeleton className="my-4 h-76" />;

function Content({ uid }: { uid: string }) {
  const t = useTranslations('workspace');
  const styles = useTranslations('options.styles');
  const path = `/api/blogs/user/${encodeURIComponent(uid)}?page=1&pageSize=${RECENT_BLOGS}`;
  const request = useSWR<BlogPage, Error>(path, { revalidateOnMount: true });
  return (
    <Loaded request={request} text={t('blogsFailed')} className="py-4" skeleton={PLACES}>
      {({ blogs, total }) =>
        total === 0 ? (
          <p className="py-4 text-muted-foreground">{t('none')}</p>
        ) : (
          <ul aria-labelledby="recent-blogs" className="divide-y divide-border">
            {blogs.map(({ id, language, content, createdAt, style }) => (
              <li key={id} className="relative py-3.5">
                <Link
                  href={viewPath(id)}
                  prefetch={false}
                  lang={LANGUAGE_DETAILS[language].tag}
                  className="line-clamp-2 font-display text-lg leading-snug font-semibold tracking-[-0.01em] break-words after:absolute after:inset-0 hover:underline hover:decoration-primary hover:decoration-2 hover:underline-offset-4"
                >
                  {content.title}
                </Link>
                <p className="mt-1 text-sm text-muted-foreground">
                  <time dateTime={createdAt}>{longDate(createdAt, t.language)}</time> · {styles(`${style}.label`)}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

export function RecentBlogs() {
  const t = useTranslations('workspace');
  const { user } = useAuth();
  return (
    <section aria-labelledby="recent-blogs" className="hidden min-w-0 member:block">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-foreground pb-2">
        <Heading id="recent-blogs">{t('recentBlogs')}</Heading>
        <TextLink href={MY_BLOGS_PATH} className="text-sm font-medium">
          {t('viewAll')}
        </TextLink>
      </div>
      {user ? <Content uid={user.uid} /> : PLACES}
    </section>
  );
}
