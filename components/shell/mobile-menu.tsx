import { buttonVariants } from '@/components/ui/button-variants.ts';
import { CloseIcon, MenuIcon } from '@/components/ui/drawn-icons.tsx';
import { MyBlogsLink } from './my-blogs-link.tsx';
import { NavLink } from './nav-link.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { OperatorLink } from './operator-link.tsx';

const MENU_ID = 'mobile-menu';
const iconButton = buttonVariants({ variant: 'ghost', size: 'icon' });
const linkClasses = 'border-t border-border py-3 font-display text-2xl font-semibold aria-[current=page]:text-rubric';

/**
 * The navigation on a narrow screen. The browser's own popover brings Escape, a click outside and the return of
 * the focus, without a script.
 */
export function MobileMenu() {
  return (
    <div className="md:hidden">
      <button type="button" popoverTarget={MENU_ID} aria-label="Open menu" className={iconButton}>
        <MenuIcon />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b-4 border-foreground bg-background p-5 text-foreground backdrop:bg-foreground/30"
      >
        <div className="flex items-center justify-between">
          <span className="label-caps text-muted-foreground">Menu</span>
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={iconButton}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="Menu" className="mt-2 flex flex-col">
          {NAV_LINKS.map((entry) => (
            <NavLink key={entry.href} {...entry} className={linkClasses} />
          ))}
          <MyBlogsLink className={linkClasses} />
          <OperatorLink className={linkClasses} />
        </nav>
      </div>
    </div>
  );
}
