import { buttonVariants } from '@/components/ui/button-variants.ts';
import { cn } from '@/components/ui/cn.ts';
import { BackIcon } from '@/components/ui/drawn-icons.tsx';
import { BackButton } from './toolbar-actions.tsx';

/** The bar above a read-only blog (spec §2, Blog view); hidden in the landing demo's frame. */
export function ViewToolbar() {
  return (
    <div className="border-b border-border framed:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 py-2">
        <BackButton className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-3')}>
          <BackIcon />
          Back
        </BackButton>
        <div className="items-baseline gap-x-3 sm:flex">
          <h2 className="font-display text-xl leading-tight font-semibold tracking-tight">Blog View</h2>
          <p className="text-sm text-muted-foreground">Viewing blog in read-only mode</p>
        </div>
      </div>
    </div>
  );
}
