import { BRAND_TAGLINE } from '@/lib/constants/brand.ts';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { ABOUT_LINKS, NAV_LINKS } from './nav-links.ts';

/** The footer with the tagline and, as a printed book has, a colophon. */
export function SiteFooter() {
  return (
    <footer className="mt-24 border-t border-border framed:hidden [content-visibility:auto] [contain-intrinsic-size:auto_14rem]">
      <div className="page-width flex flex-col gap-8 py-10 md:flex-row md:items-end md:justify-between">
        <div>
          <Logo />
          <p className="mt-3 font-display text-lg text-muted-foreground italic">{BRAND_TAGLINE}</p>
        </div>
        <div className="flex flex-col gap-3 md:items-end">
          <nav aria-label="Footer" className="flex flex-col gap-1 md:items-end">
            {[NAV_LINKS, ABOUT_LINKS].map((links) => (
              <div key={links[0]?.href} className="flex flex-wrap gap-x-6">
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
          <p className="text-xs text-muted-foreground">Set in Brygada 1918 and Schibsted Grotesk.</p>
        </div>
      </div>
    </footer>
  );
}
