import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import useSWR from 'swr';
import { useTranslations } from '#translations';
import { Button } from '@/components/ui/button.tsx';
import { Heading } from '@/components/ui/heading.tsx';
import { LiveRegion } from '@/components/ui/live-region.tsx';
import { LoadFailure } from '@/components/ui/loaded.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Colors of a finding's passage that are readable on every style, and room to scroll past the panel. */
const PAGE_CSS = `
::target-text,::highlight(finding){background-color:#ffe169;color:#1a1710;text-decoration:underline 2px #b4301c}
@media (width < 64rem){html{scroll-padding-bottom:57dvh}body{padding-bottom:55dvh}}
`;

/** Escape closes the panel from inside it or without focus; elsewhere the key has other meanings. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

type SidePanelProps<Data> = {
  title: string;
  /** Name of the button that closes it. */
  close: string;
  path: string;
  /** For screen readers: while the data load, and with them. */
  waiting: string;
  spoken?: (data: Data) => string;
  onClose: () => void;
  /** `focus` goes to the heading. */
  children: (data: Data, reload: () => Promise<Data | undefined>, focus: () => void) => ReactNode;
};

/** A panel beside the article, on phones at the bottom; its heading gets the focus. */
export function SidePanel<Data>(props: SidePanelProps<Data>) {
  const { title, close, path, waiting, spoken, onClose, children } = props;
  const failed = useTranslations('examination')('failed');
  const options = { revalidateOnMount: true, dedupingInterval: 0 };
  const { data, error, isValidating, mutate } = useSWR<Data, Error>(path, options);
  const hasFailed = error !== undefined && !isValidating;
  const isLoaded = data !== undefined && !hasFailed;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscape(panel, onClose);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => void CSS.highlights?.clear();
  }, []);

  const focus = () => heading.current?.focus();

  function tryAgain(): void {
    focus();
    void mutate();
  }
  return (
    <section
      ref={panel}
      aria-labelledby={titleId}
      aria-busy={isValidating}
      className="overflow-y-auto overscroll-contain border-card-edge bg-card px-5 text-foreground max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:max-h-[55dvh] max-lg:border-t max-lg:pb-[env(safe-area-inset-bottom)] max-lg:shadow-lifted lg:max-h-full lg:rounded-md lg:border"
    >
      <style>{PAGE_CSS}</style>
      <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between border-b border-border bg-card py-2.5 pe-3 ps-5">
        <Heading ref={heading} id={titleId}>
          {title}
        </Heading>
        <Button Icon={X} variant="ghost" size="icon" aria-label={close} onClick={onClose} />
      </div>
      <LiveRegion>{isLoaded ? spoken?.(data) : hasFailed ? '' : waiting}</LiveRegion>
      {hasFailed ? <LoadFailure text={failed} retry={tryAgain} className="py-5" /> : null}
      {isLoaded ? children(data, () => mutate(), focus) : null}
      {isLoaded || hasFailed ? null : <Skeleton className="my-5 h-32" />}
    </section>
  );
}
