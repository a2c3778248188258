import { Check } from 'lucide-react';
import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { LOADED_BOX, Loaded } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { attempt, toast } from '@/components/ui/use-toast.ts';
import type { PlatformsResponse } from '@/lib/backlinks/schema.ts';
import { isSupported, type PlatformName, platformLabel } from '@/lib/constants/platforms.ts';
import { requestJson } from '@/lib/http/client.ts';

export function usePlatforms() {
  const t = useTranslations('distribution');
  const request = useSWR<PlatformsResponse, Error>('/api/backlinks/platforms', {
    revalidateOnMount: true,
    onError: () => toast({ ...t.titled('platformsFailed'), variant: 'destructive' }),
  });

  const { data, mutate } = request;

  const forget = (platform: PlatformName) =>
    attempt(async () => {
      await requestJson(`/api/backlinks/credentials/${platform}`, { method: 'DELETE', body: {} });
      const without = (known: PlatformsResponse | undefined) =>
        known && { ...known, remembered: known.remembered.filter((entry) => entry.platform !== platform) };
      void mutate(without, { revalidate: false });
      toast(t.titled('forgotten', { platform: platformLabel(platform) }));
    }, t.titled('forgetFailed'));

  return {
    request,
    remembered: data?.remembered,
    refresh: () => void mutate(),
    rememberedTarget: (platform: PlatformName) => data?.remembered.find((entry) => entry.platform === platform)?.target,
    forget,
  };
}

export type Platforms = ReturnType<typeof usePlatforms>;

/** A grid whose cells share their borders. */
const GRID = 'grid grid-cols-3 pt-px ps-px sm:grid-cols-4';
const CELL = '-mt-px -ms-px h-11';

const Cell = ({ name, ready }: { name: string; ready: string | false }) => (
  <TabsPrimitive.Trigger
    value={name}
    data-platform={name}
    className={`${CELL} relative inline-flex cursor-pointer items-center justify-center gap-1 border border-border text-sm font-medium text-muted-foreground hover:bg-accent hover:text-foreground focus-visible:z-10 focus-visible:outline-offset-[-2px] data-[state=active]:bg-foreground data-[state=active]:font-semibold data-[state=active]:text-background data-[state=active]:focus-visible:outline-background`}
  >
    {platformLabel(name)}
    {ready ? (
      <>
        <Check aria-hidden className="absolute top-1 end-1 size-3.5 text-primary" strokeWidth={3} />
        <span className="sr-only"> {ready}</span>
      </>
    ) : null}
  </TabsPrimitive.Trigger>
);

type PlatformTabsProps = {
  platforms: Platforms;
  current: string | null;
  onChange: (name: string) => void;
  isReady?: (platform: PlatformName) => boolean;
  children: (platform: PlatformName, isShown: boolean) => ReactNode;
};

/** One tab per platform (spec §2, Distribute Your Content). Hidden content stays mounted but renders nothing. */
export function PlatformTabs({ platforms, current, onChange, isReady, children }: PlatformTabsProps) {
  const t = useTranslations('backlinks.tabs');
  const tabs = (names: PlatformsResponse['platforms']) => {
    const shown = current ?? names[0] ?? '';
    return (
      <TabsPrimitive.Root value={shown} onValueChange={onChange}>
        <TabsPrimitive.List aria-label={t('label')} className={GRID}>
          {names.map((name) => (
            <Cell key={name} name={name} ready={isSupported(name) && isReady?.(name) === true && t('ready')} />
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
              <p className="text-sm text-muted-foreground">{t('comingSoon', { platform: platformLabel(name) })}</p>
            )}
          </TabsPrimitive.Content>
        ))}
      </TabsPrimitive.Root>
    );
  };
  return (
    <Loaded
      request={platforms.request}
      text={t('notLoaded')}
      className={LOADED_BOX}
      skeleton={<Skeleton className="h-100" />}
    >
      {({ platforms: names }) => tabs(names)}
    </Loaded>
  );
}
