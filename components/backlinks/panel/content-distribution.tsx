import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { withMessages } from '@/components/messages/client.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useArrival } from '@/components/ui/use-arrival.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part.ts';
import { useCredentialDrafts } from '../form/credential-drafts.ts';
import { connectReturn, popSite, withoutConnectReturn } from '../submit/connect-return.ts';
import type { PanelOpening } from './backlinks-panel.tsx';

const load = () => withMessages(import('./backlinks-panel.tsx'), 'backlinks', 'distribution');

const STATUS: PanelOpening = { tab: 'status', platform: null, notice: null };

/**
 * The owner's panel of a blog's posts elsewhere. It opens by itself at an address with #publish, and when the browser
 * comes back from a WordPress site.
 */
export function usePublishing(isOwner: boolean) {
  const drafts = useCredentialDrafts();
  const panel = useLazyPart(load, 'publishingPanel');
  const [opening, setOpening] = useState(STATUS);
  const isReturnRead = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  function open(next: PanelOpening): void {
    // Gets the focus back from a panel that no button opened.
    if (document.activeElement?.matches('body, main')) button.current?.focus({ preventScroll: true });
    setOpening(next);
    panel.open();
  }

  useEffect(() => {
    const notice = connectReturn(window.location.search);
    if (!isOwner || !notice || isReturnRead.current) return;
    isReturnRead.current = true;
    // Keeps the router's state, which the Back button needs.
    window.history.replaceState(window.history.state, '', withoutConnectReturn(window.location.href));
    const url = popSite();
    if (url) drafts.change('wordpress', { values: { url } });
    open({ tab: 'create', platform: 'wordpress', notice });
  });
  const openStatus = () => open(STATUS);
  useArrival('publish', isOwner, openStatus);
  return { ...panel, button, drafts, opening, open: openStatus };
}

type ContentDistributionProps = { blogId: string; publishing: ReturnType<typeof usePublishing> };

export function ContentDistribution({ blogId, publishing }: ContentDistributionProps) {
  const t = useTranslations('distribution');
  const { button, drafts, opening, open, show } = publishing;
  return (
    <section
      aria-labelledby="distribution-heading"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border border-card-edge bg-card p-4 text-foreground"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="distribution-heading" className="font-display text-xl leading-tight font-semibold tracking-tight">
          {t('heading')}
        </h2>
        <p className="mt-0.5 text-sm text-muted-foreground">{t('about')}</p>
      </div>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        onClick={open}
        className="max-sm:w-full pointer-coarse:h-11"
      >
        {t('manage')}
      </Button>
      {show({ blogId, opening, drafts })}
    </section>
  );
}
