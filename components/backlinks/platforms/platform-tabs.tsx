'use client';

import { Check } from 'lucide-react';
import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/load-failure.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { isSupported, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import type { Platforms } from './use-platforms.ts';

type PlatformTabsProps = {
  platforms: Platforms;
  current: string | null;
  onChange: (name: string) => void;
  /** Whether a platform gets a check mark. */
  isReady?: (platform: PlatformName) => boolean;
  children: (platform: PlatformName, isShown: boolean) => ReactNode;
};

const CELLS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A grid whose cells share their borders. */
const GRID = 'grid grid-cols-3 pt-px pl-px sm:grid-cols-4';
const CELL = '-mt-px -ml-px h-11';

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading platforms…
      </p>
      <div className={GRID}>
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
 * One tab per platform (spec §2, Distribute Your Content). The content of a hidden tab stays mounted, so that it keeps its
 * state, but renders nothing.
 */
export function PlatformTabs(props: PlatformTabsProps) {
  const { platforms, current, onChange, isReady, children } = props;
  const { names, hasFailed, refresh } = platforms;
  if (hasFailed) {
    const box = 'rounded-md border border-border p-5';
    return <LoadFailure text="Could not load the platforms." retry={refresh} className={box} />;
  }
  if (!names) return <Loading />;
  const shown = current ?? names[0] ?? '';
  return (
    <TabsPrimitive.Root value={shown} onValueChange={onChange}>
      <TabsPrimitive.List aria-label="Platforms" className={GRID}>
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
            <p className="text-sm text-muted-foreground">Publishing to {platformLabel(name)} is coming soon.</p>
          )}
        </TabsPrimitive.Content>
      ))}
    </TabsPrimitive.Root>
  );
}
