import Link from 'next/link';
import { UserMenu } from '@/components/auth/menu/user-menu.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { MoonIcon, SunIcon } from '@/components/ui/drawn-icons.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MyBlogsLink } from './my-blogs-link.tsx';
import { NavLink } from './nav-link.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { OperatorLink } from './operator-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The navigation bar (spec §2 Shared chrome). What depends on the visitor are islands in it. */
export function SiteHeader() {
  return (
    <header className="framed:hidden">
      <div className="page-width flex h-16 items-center gap-2 sm:gap-4 md:gap-8">
        {/* Not fetched ahead: a reader of a shared blog would load the whole landing page. */}
        <Link href="/" prefetch={false} className="rounded-sm">
          <Logo isFirst />
        </Link>
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 md:flex">
          {NAV_LINKS.map((entry) => (
            <NavLink key={entry.href} {...entry} className="header-link" />
          ))}
          <MyBlogsLink className="header-link" />
          <OperatorLink className="header-link" />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <ThemeToggle className={buttonVariants({ variant: 'ghost', size: 'icon' })}>
            {/* Both are in the page: the class on <html>, known before any script of ours, picks one. */}
            <MoonIcon className="dark:hidden" />
            <SunIcon className="hidden dark:block" />
          </ThemeToggle>
          <UserMenu signInClassName={buttonVariants({ variant: 'outline', size: 'sm' })} />
          <MobileMenu />
        </div>
      </div>
      <div className="page-width">
        <div className="rule-oxford" />
      </div>
    </header>
  );
}
