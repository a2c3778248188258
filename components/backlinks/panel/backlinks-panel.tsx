import { useRef, useState } from 'react';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import type { Backlink } from '@/lib/backlinks/schema.ts';
import type { CredentialDrafts } from '../form/credential-drafts.ts';
import { BacklinkList, useBacklinks } from '../list/backlink-list.tsx';
import type { ConnectOutcome } from '../submit/connect-return.ts';
import { CreateBacklinks } from '../submit/create-backlinks.tsx';

export type PanelOpening = { tab: 'status' | 'create'; platform: string | null; notice: ConnectOutcome | null };

type BacklinksPanelProps = { blogId: string; opening: PanelOpening; drafts: CredentialDrafts; onClose: () => void };

const PANE =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 outline-none data-[state=inactive]:hidden sm:px-8';

/** The current tab and platform. The forms stay mounted once they were shown, so that they keep their state. */
function usePanelTabs(opening: PanelOpening) {
  const [tab, setTab] = useState(opening.tab);
  const [hasForms, setHasForms] = useState(opening.tab === 'create');
  const [platform, setPlatform] = useState(opening.platform);
  const list = useRef<HTMLDivElement>(null);

  function show(next: string): void {
    setTab(next === 'create' ? 'create' : 'status');
    if (next === 'create') setHasForms(true);
  }
  /** Moves the focus too, as the button that was pressed is gone. */
  function goTo(next: PanelOpening['tab']): void {
    show(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }
  return { tab, show, hasForms, platform, setPlatform, list, goTo };
}

export default function BacklinksPanel({ blogId, opening, drafts, onClose }: BacklinksPanelProps) {
  const t = useTranslations('backlinks');
  const { tab, show, hasForms, platform, setPlatform, list, goTo } = usePanelTabs(opening);
  const backlinks = useBacklinks(blogId);

  function onSubmitted(backlink: Backlink, isSuccess: boolean): void {
    backlinks.show(backlink);
    if (isSuccess) goTo('status');
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        hasCornerClose={false}
        aria-describedby={undefined}
        className="flex h-dvh max-h-none w-full max-w-none flex-col overflow-hidden rounded-none border-0 p-0 sm:h-[min(48rem,calc(100dvh-3rem))] sm:w-[calc(100%-3rem)] sm:max-w-3xl sm:rounded-md sm:border sm:p-0"
      >
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2 sm:px-8 sm:pt-6">
          <DialogTitle className="pe-0 text-2xl sm:text-3xl">{t('title')}</DialogTitle>
          <DialogClose asChild>
            <Button variant="outline" size="touch">
              {useTranslations('common')('close')}
            </Button>
          </DialogClose>
        </div>
        <Tabs value={tab} onValueChange={show} className="flex min-h-0 flex-1 flex-col">
          <TabsList ref={list} aria-label={t('title')} className="shrink-0 px-5 sm:px-8">
            <TabsTrigger data-tab="status" value="status">
              {t('statusTab')}
            </TabsTrigger>
            <TabsTrigger data-tab="create" value="create">
              {t('createTab')}
            </TabsTrigger>
          </TabsList>
          <TabsContent value="status" className={PANE}>
            <BacklinkList
              backlinks={backlinks}
              onCreate={(name, visibility) => {
                if (name) setPlatform(name);
                if (name && visibility) drafts.change(name, { visibility });
                goTo('create');
              }}
            />
          </TabsContent>
          <TabsContent value="create" forceMount={hasForms || undefined} className={PANE}>
            {opening.notice ? (
              <p role="status" className="mb-6 border-s-4 border-primary bg-background px-4 py-3 text-sm">
                {t(`connected.${opening.notice}`)}
              </p>
            ) : null}
            <CreateBacklinks
              blogId={blogId}
              drafts={drafts}
              platform={platform}
              onPlatform={setPlatform}
              onSubmitted={onSubmitted}
            />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
