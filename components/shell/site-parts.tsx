import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { FONTS_PATH } from '@/lib/blog-design/fonts/catalog.ts';
import { fontPreloads } from '@/lib/blog-design/fonts/faces.ts';
import { ownStyleHref, siteHref } from '@/lib/blog-design/stylesheet.ts';
import type { PublicProfile } from '@/lib/blogs/schema.ts';
import { MAX_SEARCH_CHARACTERS } from '@/lib/constants/limits.ts';
import { siteBase } from '@/lib/domains/origin.ts';
import { archivePath, feedPaths, siteSearchPath } from '@/lib/routes.ts';

type SitePartProps = { profile: PublicProfile; children?: ReactNode };

/** An element in the design of an author's site, light or dark as the page around it. */
export function SiteDesign({ profile: { site }, className = '', children }: SitePartProps & { className?: string }) {
  const design = site?.style ? { style: site.style, colorTheme: site.colorTheme, language: 'english' as const } : null;
  return (
    <>
      {design ? <link rel="stylesheet" href={ownStyleHref(design)} precedence="blog" /> : null}
      <link rel="stylesheet" href={siteHref()} precedence="site" />
      {design
        ? fontPreloads(design.style, design.language, FONTS_PATH).map((href) => (
            <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
          ))
        : null}
      <div className={`blog site ${className}`} data-style={design?.style} data-theme={design?.colorTheme}>
        {children}
      </div>
    </>
  );
}

function SiteMenu({ profile: { slug, site } }: SitePartProps) {
  const t = useTranslations('site');
  if (!site || site.menu.length === 0) return null;
  const href = (to: string) => (to.startsWith('/') ? `${siteBase(slug)}${to}`.replace(/(.)\/$/, '$1') : to);
  return (
    <nav aria-label={t('menu')} className="site-menu">
      {site.menu.map(({ label, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal, and nothing moves.
        <a key={at} href={href(to)} dir="auto">
          {label}
        </a>
      ))}
    </nav>
  );
}

export function SiteSearch({ slug, q = '', className = '' }: { slug: string; q?: string; className?: string }) {
  const t = useTranslations('site.search');
  return (
    // biome-ignore lint/a11y/useSemanticElements: Chromium has no role for <search> in older versions.
    <form role="search" action={siteSearchPath(siteBase(slug))} className={`site-search ${className}`}>
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={MAX_SEARCH_CHARACTERS}
        aria-label={t('label')}
        placeholder={t('placeholder')}
      />
      <button type="submit">{t('submit')}</button>
    </form>
  );
}

/** The line at the top of all pages: the author's name (but where it is the headline), menu and search. */
export const SiteBar = ({ profile, hasName = true, children }: SitePartProps & { hasName?: boolean }) => (
  <div className="site-bar">
    {hasName ? (
      <a href={siteBase(profile.slug) || '/'} dir="auto" className="site-name">
        {profile.displayName}
      </a>
    ) : null}
    <SiteMenu profile={profile} />
    <SiteSearch slug={profile.slug} />
    {children}
  </div>
);

export function SiteFoot({ profile: { slug, displayName }, children }: SitePartProps) {
  const t = useTranslations('site');
  const feeds = feedPaths(siteBase(slug));
  return (
    <div className="site-foot">
      <span dir="auto">{displayName}</span>
      <nav aria-label={t('more')} className="site-menu">
        <a href={archivePath(siteBase(slug))}>{t('archive')}</a>
        <a href={feeds.rss}>{t('rssFeed')}</a>
        <a href={feeds.json}>{t('jsonFeed')}</a>
        {children}
      </nav>
    </div>
  );
}
