'use client';

import { Check } from 'lucide-react';
import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isSupported, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { DISTRIBUTION_TEXTS } from '../texts.ts';
import type { Platforms } from './use-platforms.ts';

type PlatformTabsProps = {
  platforms: Platforms;
  current: string | null;
  onChange: (name: string) => void;
  /** Those that need nothing more, which gets a check mark. */
  isReady?: (platform: PlatformName) => boolean;
  children: (platform: PlatformName, isShown: boolean) => ReactNode;
};

const CELLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cells share their hairlines, like the boxes of a type case. */
const CASE = 'grid grid-cols-3 pt-px pl-px sm:grid-cols-4';
const CELL = '-mt-px -ml-px h-11';

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading platforms…
      </p>
      <div className={CASE}>
        {CELLS.map((cell) => (
          <div key={cell} className={`${CELL} grid place-items-center border border-border`}>
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-72" />
    </div>
  );
}

function Cell({ name, isReady }: { name: string; isReady: boolean }) {
  return (
    <TabsPrimitive.Trigger
      value={name}
      data-platform={name}
      className={`${CELL} relative inline-flex cursor-pointer items-center justify-center gap-1 border border-border text-sm font-medium text-muted-foreground hover:bg-accent hover:text-foreground focus-visible:z-10 focus-visible:outline-offset-[-2px] data-[state=active]:bg-foreground data-[state=active]:font-semibold data-[state=active]:text-background data-[state=active]:focus-visible:outline-background`}
    >
      {platformLabel(name)}
      {isReady ? (
        <>
          <Check aria-hidden className="absolute top-1 right-1 size-3.5 text-primary" strokeWidth={3} />
          <span className="sr-only"> (ready)</span>
        </>
      ) : null}
    </TabsPrimitive.Trigger>
  );
}

/**
 * One tab per platform (spec §2, Distribute Your Content). What a hidden tab holds stays mounted, so that nothing
 * under way in it is lost; it is to render nothing meanwhile.
 */
export function PlatformTabs(props: PlatformTabsProps) {
  const { platforms, current, onChange, isReady, children } = props;
  const { names, hasFailed, refresh } = platforms;
  if (hasFailed)
    return (
      <LoadFailure text="The platforms did not load." retry={refresh} className="rounded-md border border-border p-5" />
    );
  if (!names) return <Loading />;
  const shown = current ?? names[0] ?? '';
  return (
    <TabsPrimitive.Root value={shown} onValueChange={onChange}>
      <TabsPrimitive.List aria-label="Platforms" className={CASE}>
        {names.map((name) => (
          <Cell key={name} name={name} isReady={isSupported(name) && (isReady?.(name) ?? false)} />
        ))}
      </TabsPrimitive.List>
      {names.map((name) => (
        <TabsPrimitive.Content
          key={name}
          value={name}
          forceMount
          tabIndex={-1}
          className="pt-6 outline-none data-[state=inactive]:hidden"
        >
          {isSupported(name) ? (
            children(name, name === shown)
          ) : (
            <p className="text-sm text-muted-foreground">{DISTRIBUTION_TEXTS.comingSoon(platformLabel(name))}</p>
          )}
        </TabsPrimitive.Content>
      ))}
    </TabsPrimitive.Root>
  );
}
