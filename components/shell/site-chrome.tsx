import type { Route } from 'next';
import type { ReactNode } from 'react';
import { useTranslations } from '#translations';
import { Link } from '@/components/messages/navigation.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { CloseIcon, GlobeIcon, MenuIcon, MoonIcon, SunIcon } from '@/components/ui/drawn-icons.tsx';
import type { PublicProfile } from '@/lib/blogs/schema.ts';
import { BRAND_NAME } from '@/lib/constants/brand.ts';
import { isScreenAsked } from '@/lib/http/answer-context.ts';
import { INTERFACE_LANGUAGES } from '@/lib/messages/languages.ts';
import type { Translator } from '@/lib/messages/translator.ts';
import type { KeyIn } from '@/lib/messages/types.ts';
import { CHECK_PATH, DEVELOPERS_PATH, LEGAL_PAGES, LIBRARY_PATH } from '@/lib/routes.ts';
import { MemberLinks, NavLink, PageFocus, UserMenu } from './chrome-islands.tsx';
import { AccountLanguage, LanguageLinks } from './language-links.tsx';
import { SiteBar, SiteDesign, SiteFoot } from './site-parts.tsx';

/** A link, named by its message in `shell`. */
export type NavEntry = { href: Route; label: KeyIn<'shell'> };

const NAV_LINKS: readonly NavEntry[] = [
  { href: '/', label: 'home' },
  { href: '/create', label: 'create' },
  { href: '/batch', label: 'batch' },
];

const ABOUT_LINKS: readonly NavEntry[] = [
  { href: LIBRARY_PATH, label: 'library' },
  { href: CHECK_PATH, label: 'check' },
  { href: DEVELOPERS_PATH, label: 'developers' },
  ...LEGAL_PAGES.map((label) => ({ href: `/${label}` as Route, label })),
];

export const MAIN_CONTENT_ID = 'content';

export const SkipLink = () => (
  <a
    href={`#${MAIN_CONTENT_ID}`}
    className="fixed top-3 start-3 z-50 -translate-y-20 rounded-md bg-foreground px-4 py-3 text-sm font-semibold text-background focus:translate-y-0 framed:hidden"
  >
    {useTranslations('shell')('skip')}
  </a>
);

const MARK_ID = 'logo-mark';

const DrawnMark = () => (
  <symbol id={MARK_ID} viewBox="0 0 40 40" fill="none">
    <path
      fill="currentColor"
      d="M16.5 3.2C8 3.9 2 10.6 2.3 18.9c.3 9 7.5 15.6 16.3 15.5 3.4 0 6.5-1.1 9-2.9l-2.7-3c-1.6 1.3-3.6 2-5.7 2-6.3.1-11.4-5.3-11.8-12.5C7 11 11 5.5 17.2 5.2c6.3-.2 11.5 5.2 11.9 12.4.1 2.7-.5 5.2-1.6 7.2l2.9 3.1c2.6-2.9 4.1-6.8 3.9-11C34 8.8 26.1 2.4 16.5 3.2Z"
    />
    <path
      fill="var(--color-rubric)"
      d="M12.5 10.5c6.8 1.6 12 6.7 13.6 12.9.3 1.2.4 2.4.3 3.5l10.2 10.6c.6.7-.3 1.6-1 1L25 28c-3 .3-6.2-.7-8.4-3l2.9-.2c-2.2-1.2-4-2.9-5-5.1l2.6-.1c-2.6-2.3-4.3-5.5-4.6-9.1Z"
    />
    <path d="M15.7 14.5 25.5 26.5" stroke="var(--color-background)" strokeWidth=".8" strokeLinecap="round" />
  </symbol>
);

const Logo = ({ isFirst = false }: { isFirst?: boolean }) => (
  <span className="inline-flex items-center gap-2">
    <svg aria-hidden="true" className="size-8">
      {isFirst ? <DrawnMark /> : null}
      <use href={`#${MARK_ID}`} />
    </svg>
    <span className="font-display text-[1.375rem] leading-none font-semibold tracking-tight">{BRAND_NAME}</span>
  </span>
);

const iconButton = buttonVariants({ variant: 'ghost', size: 'icon' });

/** The page's script handles its clicks. Both icons are rendered; the class on <html> shows one. */
function ThemeButton() {
  const label = useTranslations('shell')('darkTheme');
  return (
    <button
      type="button"
      data-theme-button
      aria-pressed={false}
      aria-label={label}
      title={label}
      suppressHydrationWarning
      className={cn(iconButton, 'noscript:hidden')}
    >
      <MoonIcon className="dark:hidden" />
      <SunIcon className="hidden dark:block" />
    </button>
  );
}

const MENU_ID = 'mobile-menu';
const linkClasses = 'border-t border-border py-3 font-display text-2xl font-semibold aria-[current=page]:text-rubric';

const SPEAKS_SEVERAL = Object.keys(INTERFACE_LANGUAGES).length > 1;
const LANGUAGES_ID = 'languages';

/** The languages of the interface, for wide screens; on narrow ones they stand in the menu. */
const LanguageMenu = ({ t }: { t: Translator<'shell'> }) => (
  <>
    <button
      type="button"
      popoverTarget={LANGUAGES_ID}
      aria-label={t('language', { name: INTERFACE_LANGUAGES[t.language] ?? '' })}
      className={cn(iconButton, 'hidden md:inline-flex')}
    >
      <GlobeIcon />
    </button>
    <nav
      id={LANGUAGES_ID}
      popover="auto"
      aria-label={t('languages')}
      className="fixed inset-auto end-[max(1rem,calc(50vw-36rem))] top-16 m-0 min-w-44 rounded-md border border-input bg-popover p-1 text-foreground shadow-lifted"
    >
      <LanguageLinks className="flex min-h-10 items-center rounded-sm px-3 text-sm font-medium hover:bg-accent aria-[current]:text-rubric" />
    </nav>
  </>
);

const MobileMenu = ({ t }: { t: Translator<'shell'> }) => (
  <div className="md:hidden">
    <button type="button" popoverTarget={MENU_ID} aria-label={t('openMenu')} className={iconButton}>
      <MenuIcon />
    </button>
    <div
      id={MENU_ID}
      popover="auto"
      className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b-4 border-foreground bg-background p-5 text-foreground backdrop:bg-foreground/30"
    >
      <div className="flex items-center justify-between">
        <span className="label-caps text-muted-foreground">{t('menu')}</span>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className={iconButton}
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={t('menu')} className="mt-2 flex flex-col">
        {NAV_LINKS.map((entry) => (
          <NavLink key={entry.href} {...entry} className={linkClasses} />
        ))}
        <MemberLinks className={linkClasses} />
      </nav>
      {SPEAKS_SEVERAL && isScreenAsked() ? (
        <nav aria-label={t('languages')} className="mt-3 flex flex-wrap gap-x-5 border-t border-border pt-3">
          <LanguageLinks className="py-2 text-sm font-medium aria-[current]:text-rubric" />
        </nav>
      ) : null}
    </div>
  </div>
);

export function SiteHeader() {
  const t = useTranslations('shell');
  return (
    <header className="framed:hidden">
      <PageFocus />
      <AccountLanguage />
      <div className="page-width flex h-16 items-center gap-2 sm:gap-4 md:gap-8">
        {/* Not prefetched: readers of a blog would load the landing page. */}
        <Link href="/" prefetch={false} className="rounded-sm">
          <Logo isFirst />
        </Link>
        <nav aria-label={t('main')} className="hidden flex-1 items-center gap-1 md:flex">
          {NAV_LINKS.map((entry) => (
            <NavLink key={entry.href} {...entry} className="header-link" />
          ))}
          <MemberLinks className="header-link" />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {SPEAKS_SEVERAL && isScreenAsked() ? <LanguageMenu t={t} /> : null}
          <ThemeButton />
          <UserMenu signInClassName={buttonVariants({ variant: 'outline', size: 'sm' })} />
          <MobileMenu t={t} />
        </div>
      </div>
      <div className="page-width">
        <div className="rule-oxford" />
      </div>
    </header>
  );
}

export function SiteFooter() {
  const t = useTranslations('shell');
  return (
    <footer className="mt-24 border-t border-border framed:hidden">
      <div className="page-width flex flex-col gap-8 py-10 md:flex-row md:items-end md:justify-between">
        <div>
          <Logo />
          <p className="mt-3 font-display text-lg text-muted-foreground">{useTranslations('product')('tagline')}</p>
        </div>
        <div className="flex flex-col gap-3 md:items-end">
          <nav aria-label={t('footer')} className="flex flex-col gap-1 md:items-end">
            {[NAV_LINKS, ABOUT_LINKS].map((links) => (
              <div key={links[0]?.href} className="flex flex-wrap gap-x-6 md:justify-end">
                {links.map((entry) => (
                  <NavLink
                    key={entry.href}
                    {...entry}
                    className="py-1 text-sm font-medium underline-offset-4 hover:underline"
                  />
                ))}
              </div>
            ))}
          </nav>
          <p className="text-xs text-muted-foreground [:root:has([data-own-faces=later])_&]:hidden">{t('fonts')}</p>
        </div>
      </div>
    </footer>
  );
}

type OwnDomainChromeProps = { profile: PublicProfile; productUrl: string | undefined; children: ReactNode };

/** Header and footer of a user's own domain (docs/decisions/0082): the owner's name, menu and design, no sign-in. */
export function OwnDomainChrome({ profile, productUrl, children }: OwnDomainChromeProps) {
  const t = useTranslations('shell');
  return (
    <>
      <SkipLink />
      <header>
        <SiteDesign profile={profile}>
          <SiteBar profile={profile}>
            <ThemeButton />
          </SiteBar>
        </SiteDesign>
      </header>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className={profile.site?.style ? '' : 'mt-24'}>
        <SiteDesign profile={profile}>
          <SiteFoot profile={profile}>
            {productUrl ? <a href={productUrl}>{t('madeWith', { brand: BRAND_NAME })}</a> : null}
          </SiteFoot>
        </SiteDesign>
      </footer>
    </>
  );
}
