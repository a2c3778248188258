import { type ComponentType, createElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
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
 * A dialog or panel whose script loads when it opens; a lost connection ends in a toast and not in a broken page.
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
  const showLoaded = (loading: ReturnType<typeof loadLast<{ default: ComponentType<Props> }>>) =>
    loading.then(
      (module) => module && setPart(() => module.default),
      (error: unknown) => toastError(error, { title: t(`partLost.${name}`), description: t('checkConnection') }),
    );
  const open = () => showLoaded(loadLast(load));
  // What the user asks for meanwhile opens, too.
  const openItself = useEffectEvent(() => showLoaded(load()));
  useEffect(() => {
    if (isWanted) void openItself();
  }, [isWanted]);

  function show({ onClose = close, ...props }: Omit<Props, 'onClose'> & { onClose?: () => void }) {
    if (!Part) return null;
    const part = createElement(Part, { onClose, ...props } as unknown as Props);
    return createElement(Suspense, { fallback: null }, part);
  }
  return { isOpen: Part !== undefined, open: () => void open(), close, show };
}
