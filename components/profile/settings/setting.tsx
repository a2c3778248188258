'use client';

import { type ReactNode, useEffect } from 'react';
import { useLanguage, useTranslations } from '#translations';
import { useAuth } from '@/components/auth/session/auth-context.ts';
import { accountFailure } from '@/components/auth/session/auth-error.ts';
import { Link, useRouter } from '@/components/messages/navigation.tsx';
import { PageTitle } from '@/components/shell/page-parts.tsx';
import { usePremiumOffer } from '@/components/subscription/checkout/checkout.tsx';
import { localTime, longDate } from '@/components/ui/format.ts';
import { preloadToasts } from '@/components/ui/toaster.tsx';
import { useBusy } from '@/components/ui/use-busy.ts';
import { useInBrowser } from '@/components/ui/use-in-browser.ts';
import { type ToastInput, toast } from '@/components/ui/use-toast.ts';
import type { SessionUser } from '@/lib/auth/schema.ts';
import { PREMIUM_NEEDED } from '@/lib/constants/plans.ts';
import { apiErrorDetails, type RequestOptions, requestJson } from '@/lib/http/client.ts';
import { type SettingsSection, settingsPath } from '@/lib/routes.ts';

/** The signed-in user: as rendered by the server, then as the session says. */
export const useSignedIn = (rendered: SessionUser): SessionUser => useAuth().user ?? rendered;

/** Asks the server again when the session ends; it redirects to the sign-in page. */
function SessionWatch() {
  const router = useRouter();
  const { user, loading, authError } = useAuth();
  const isSignedOut = !loading && !user && !authError;
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (isSignedOut) router.refresh();
  }, [isSignedOut, router]);
  return null;
}

type SavedToast<Answer> = (answer: Answer) => ToastInput | Promise<ToastInput>;

/** Sends changes of a setting, one at a time, with a toast. Features of premium offer the subscription instead. */
export function useSetting() {
  const t = useTranslations('settings');
  const { isBusy, run } = useBusy();
  const { offer, dialog } = usePremiumOffer(t(PREMIUM_NEEDED));
  const save = <Answer,>(path: string, request: RequestOptions, failed: string, saved: SavedToast<Answer>) =>
    run(
      async () => toast(await saved(await requestJson<Answer>(path, request))),
      (error) => (apiErrorDetails(error).requiresSubscription ? offer() : toast(accountFailure(error, failed, t))),
    );
  return { isBusy, offer, dialog, save };
}

type SettingRowProps = { heading: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

export const SettingRow = ({ heading, text, action, children }: SettingRowProps) => (
  // Gets the focus when a dialog deletes the entry that opened it.
  <div tabIndex={-1} className="border-b border-border py-6 outline-none first:pt-0 last:border-b-0">
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-[34rem]">
        <h3 className="font-semibold">{heading}</h3>
        <div className="mt-1 text-sm break-words text-muted-foreground">{text}</div>
      </div>
      {action}
    </div>
    {children}
  </div>
);

/** In the reader's zone, which the server does not know. */
export function LocalTime({ time }: { time: string }) {
  const language = useLanguage();
  return (
    <time dateTime={time} className="shrink-0 text-muted-foreground">
      {useInBrowser(() => localTime(time, language), longDate(time, language))}
    </time>
  );
}

type SettingsFrameProps = { section: SettingsSection; sections: readonly SettingsSection[]; children: ReactNode };

export function SettingsFrame({ section, sections, children }: SettingsFrameProps) {
  const t = useTranslations('settings');
  return (
    <div className="page-width pt-9 md:pt-12">
      <SessionWatch />
      <PageTitle>{t('title')}</PageTitle>
      <div className="mt-7 grid gap-x-14 gap-y-8 md:mt-10 lg:grid-cols-[11rem_minmax(0,48rem)]">
        <nav
          aria-label={t('title')}
          className="flex flex-wrap gap-x-5 border-b border-border lg:sticky lg:top-6 lg:flex-col lg:self-start lg:border-b-0"
        >
          {sections.map((name) => (
            <Link
              key={name}
              href={settingsPath(name)}
              prefetch={false}
              aria-current={name === section ? 'page' : undefined}
              className="-mb-px flex h-11 items-center border-b-2 border-transparent text-sm font-semibold text-muted-foreground transition-colors hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground lg:mb-0 lg:border-b-0 lg:border-s-2 lg:border-border lg:ps-4"
            >
              {t(`sections.${name}`)}
            </Link>
          ))}
        </nav>
        <section aria-labelledby="section" className="min-w-0">
          <h2 id="section" className="mb-6 font-display text-2xl leading-tight font-semibold tracking-tight">
            {t(`sections.${section}`)}
          </h2>
          <div>{children}</div>
        </section>
      </div>
    </div>
  );
}
