import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from '#translations';
import type { KeyIn } from '@/lib/messages/types.ts';
import { toastError } from './use-toast.ts';

let lastLoad = 0;

/** Resolves to undefined when another part was asked for meanwhile, so that no two open at once. */
export async function loadLast<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  lastLoad += 1;
  const own = lastLoad;
  const module = await load();
  return own === lastLoad ? module : undefined;
}

/**
 * Loads a dialog or panel when it opens. A lost connection shows a toast and leaves the page as it is.
 * @param name of the part, which chooses the title of that toast
 * @param isWanted opens it, without a click
 */
export function useLazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name: KeyIn<'common.partLost'>,
  isWanted = false,
) {
  const t = useTranslations('common');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const close = () => setPart(undefined);
  function fail(error: unknown): void {
    close();
    toastError(error, { title: t(`partLost.${name}`), description: t('checkConnection') });
  }
  const showLoaded = (loading: ReturnType<typeof loadLast<{ default: ComponentType<Props> }>>) =>
    loading.then((module) => module && setPart(() => module.default), fail);
  const open = () => showLoaded(loadLast(load));
  // What the user asks for meanwhile opens, too.
  const openItself = useEffectEvent(() => showLoaded(load()));
  useEffect(() => {
    if (isWanted) void openItself();
  }, [isWanted]);

  function show({ onClose = close, ...props }: Omit<Props, 'onClose'> & { onClose?: () => void }) {
    return Part ? createElement(Part, { onClose, ...props } as unknown as Props) : null;
  }
  return { isOpen: Part !== undefined, open: () => void open(), close, show };
}
